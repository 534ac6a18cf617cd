import type { PayloadRequest } from 'payload';
import { hasRole } from './roles.ts';

/** Anybody of the agency. */
export const isStaff = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req, ['admin', 'editor', 'booker']);
