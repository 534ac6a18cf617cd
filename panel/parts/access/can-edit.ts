import type { PayloadRequest } from 'payload';
import { isEditor } from './roles.ts';

export const canEdit = ({ req }: { req: PayloadRequest }): boolean => isEditor(req.user);
