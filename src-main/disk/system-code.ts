/** What the system says of a file. */
import { constants } from 'node:os';

/** Its word for what went wrong, 'EIO'. Null: it is no error of the system. */
export function systemCodeOf(cause: unknown): string | null {
  if (!(cause instanceof Error)) return null;
  // Node has no word for a quota that is used up, and calls it 'UNKNOWN'.
  if ('errno' in cause && cause.errno === -constants.errno.EDQUOT) return 'EDQUOT';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
}

/** The disk, or a person's part of it, is full. */
export const isNoRoom = (systemCode: string | null): boolean => systemCode === 'ENOSPC' || systemCode === 'EDQUOT';
