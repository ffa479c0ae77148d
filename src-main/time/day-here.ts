/** The day of this computer at an instant, as a file name has it: '2026-11-25'. In Auckland that is not the day of UTC. */
export function dayHere(at: Date): string {
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join('-');
}

/** With its time, as a table for a spreadsheet has it and as the screen shows it: '2026-11-25 07:30:00'. */
export function timeHere(at: Date): string {
  return `${dayHere(at)} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(twoDigits).join(':')}`;
}

/**
 * The name that a file of ours is offered under to a person: its own has the time of UTC (newWriteId in
 * src-main/journal/write-record.ts), which is another day in many places.
 */
export function fileNameHere(fileName: string, at: Date): string {
  return fileName.replace(/\d{8}-\d{6}/, timeHere(at).replace(' ', '-').replaceAll(':', ''));
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');
