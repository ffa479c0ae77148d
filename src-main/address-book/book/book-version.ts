/** A hash of the rules and of the code that decide what a book's file holds. Written by tools/address-rules/register.ts (`npm run format`). */
export const bookVersion = 1079523624;
