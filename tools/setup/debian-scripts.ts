/**
 * What dpkg runs around the package's files (Debian Policy 6). An open Packbench reads parts of itself as it needs them, such as what
 * shows a manifest, and knows them by the names of its own version: with those gone, work under way would go in doubt. Whoever
 * installs is told to close it first.
 */
const refuseWhileOpen = (program: string): string => `for exe in /proc/[0-9]*/exe; do
  [ "$(readlink "$exe")" = ${program} ] || continue
  process=\${exe#/proc/}
  echo "Packbench is open on this computer (process \${process%/exe}). Close it, then run this again. Nothing was changed." >&2
  exit 1
done
`;

/** By the scripts' names; `program` is the file that an open Packbench runs. */
export const debianScripts = (program: string): Readonly<Record<string, string>> => ({
  preinst: `#!/bin/sh\nset -e\n${refuseWhileOpen(program)}`,
  prerm: `#!/bin/sh\nset -e\n[ "$1" = remove ] || exit 0\n${refuseWhileOpen(program)}`,
});
