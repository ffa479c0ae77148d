/** Whether the label that a parcel has by now is of another carrier than its round was closed for, or its manifest names. Pure. */

/** A service that says nothing of the carrier has not changed it. */
export function isOfOtherCarrier({ carrierName }: { readonly carrierName: string }, before: string): boolean {
  return carrierName !== '' && plain(carrierName) !== plain(before);
}

/** Services write one carrier in several ways. */
const plain = (carrierName: string): string => carrierName.trim().toLowerCase();
