import type { PayloadRequest } from 'payload';
import { isAnswering, isEditor } from './roles.ts';

export const isStaff = ({ req }: { req: PayloadRequest }): boolean =>
  isEditor(req.user) || isAnswering(req.user);
