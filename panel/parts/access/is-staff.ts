import type { PayloadRequest } from 'payload';
import { hasRole } from './roles.ts';

export const isStaff = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req, ['admin', 'editor', 'booker']);
