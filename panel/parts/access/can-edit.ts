import type { PayloadRequest } from 'payload';
import { hasRole } from './roles.ts';

export const canEdit = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, ['admin', 'editor']);
