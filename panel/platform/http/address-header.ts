/** Header in which the server passes the client's real address to the handlers. */
export const ADDRESS_HEADER = 'x-passarela-address';
