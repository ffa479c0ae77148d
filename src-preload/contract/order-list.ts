/** The one list of orders over every account, as the copy on this computer (the mirror) knows them. */

/** Among which orders the service showed it last: it tells no order's status, only what it finds among which. */
export type OrderGroup = 'unshipped' | 'shipped';
