/** In this request header the server tells the middleware what an address means: a kind and a path, `rewrite /pt/contact`. */
export const RESOLUTION_HEADER = 'x-passarela-resolution';
