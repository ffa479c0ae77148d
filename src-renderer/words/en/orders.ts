/** The texts of orders/. */
export const orders = {} as const;
