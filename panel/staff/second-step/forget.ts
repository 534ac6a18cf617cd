import type { CollectionAfterDeleteHook } from 'payload';
import { removeSecondStep } from './store.ts';

/** Takes the second step of a deleted account away. */
export const forgetSecondStep: CollectionAfterDeleteHook = async ({ id, req }) => {
  await removeSecondStep(req.payload, Number(id));
};
