/** Where the server's entrance writes who asks (server/visitor-address.ts); what a visitor sends under it is lost. */
export const VISITOR_ADDRESS_HEADER = 'x-passarela-visitor';
