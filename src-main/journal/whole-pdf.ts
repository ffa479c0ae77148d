/**
 * Whether a file is a PDF from its beginning to its end. Sites put blank lines or a byte order mark before it, and
 * viewers and print systems take it so (ISO 32000-1, annex H.3, note 13: its header is in the first 1,024 bytes).
 */

/** So many bytes of the beginning and of the end are looked at. */
export const lookedAt = 1_024;

/** `head`, `tail`: of the file, as many bytes as are looked at, or more. */
export function isWholePdf(head: Buffer, tail: Buffer): boolean {
  return head.subarray(0, lookedAt).includes('%PDF-') && tail.subarray(-lookedAt).includes('%%EOF');
}
