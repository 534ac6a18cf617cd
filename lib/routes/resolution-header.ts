/** The server's request header for the middleware: a kind and a path, `rewrite /pt/contact`. */
export const RESOLUTION_HEADER = 'x-passarela-resolution';
