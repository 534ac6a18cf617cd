/** Header in which the server tells the handlers where a request really came from. */
export const ADDRESS_HEADER = 'x-passarela-address';
