/**
 * Marks our jobs in a queue: the name there ends with the first eight characters of our id in brackets. Short, because
 * people also read it on the printer's display.
 */
export function jobTag(printJobId: string): string {
  return `[${printJobId.slice(0, 8)}]`;
}

/** 'Manifest 2026-11-20 12:00, copy 2 [3f2a9c1e]', in one line: the title of a sheet comes from the page. */
export function taggedTitle({ title, printJobId }: { readonly title: string; readonly printJobId: string }): string {
  return `${title.replace(/\p{Cc}/gu, ' ')} ${jobTag(printJobId)}`;
}
