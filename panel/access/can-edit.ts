import type { PayloadRequest } from 'payload';
import { hasRole } from './roles.ts';

/** Editors and administrators: everything the site shows. */
export const canEdit = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, ['admin', 'editor']);
