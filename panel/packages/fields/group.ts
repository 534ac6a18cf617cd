import { text } from '@passarela/contract/text';

/** The group of this room's collections in the navigation. */
export const GROUP = text('Clientes', 'Clients');
