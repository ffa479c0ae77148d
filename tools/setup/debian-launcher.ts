/**
 * Code that Node compiles goes to the person's own cache, because the package's folder is not theirs. Words in the environment that
 * make another program of it, or have Node run other code first, are for somebody else's Node: the installers' fuses refuse both.
 */
export const debianLauncher = (name: string, folder: string): string => `#!/bin/sh
# Opens Packbench in a window of Debian's Chromium.
unset ELECTRON_RUN_AS_NODE NODE_OPTIONS
CHROMIUM_RUNTIME_WINDOW=1
NODE_COMPILE_CACHE=\${XDG_CACHE_HOME:-$HOME/.cache}/${name}/compiled
export CHROMIUM_RUNTIME_WINDOW NODE_COMPILE_CACHE
exec ${folder}/runtime/dist/electron ${folder}/app "$@"
`;
