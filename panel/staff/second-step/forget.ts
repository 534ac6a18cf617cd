import type { CollectionAfterDeleteHook } from 'payload';
import { removeSecondStep } from './store.ts';

export const forgetSecondStep: CollectionAfterDeleteHook = async ({ id, req }) => {
  await removeSecondStep(req.payload, Number(id));
};
