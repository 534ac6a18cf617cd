import { text } from '@passarela/contract/text';
import type { PayloadRequest } from 'payload';

export const ROLES = {
  admin: text('Administração', 'Administrator'),
  editor: text('Edição', 'Editor'),
  booker: text('Booker', 'Booker'),
};
export type Role = keyof typeof ROLES;

export const hasRole = (req: PayloadRequest, roles: readonly Role[]): boolean =>
  req.user !== null && roles.includes(req.user.role);
