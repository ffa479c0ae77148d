/** The day of this computer at an instant, as a file name has it: '2026-11-25'. In Auckland that is not the day of UTC. */
export function dayHere(at: Date): string {
  const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
