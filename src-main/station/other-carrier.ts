/** Whether the label that a parcel has by now is of another carrier than the one whose parcels are closed. Pure. */

/** A service that says nothing of the carrier has not changed it. */
export function isOfOtherCarrier({ carrierName }: { readonly carrierName: string }, closing: string): boolean {
  return carrierName !== '' && plain(carrierName) !== plain(closing);
}

/** Services write one carrier in several ways. */
const plain = (carrierName: string): string => carrierName.trim().toLowerCase();
