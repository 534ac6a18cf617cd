import type { PayloadRequest } from 'payload';
import { hasRole } from './roles.ts';

export const isAdmin = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, ['admin']);
