import type { PayloadRequest } from 'payload';
import { hasRole } from './roles.ts';

/** Administrators: people and settings. */
export const isAdmin = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, ['admin']);
