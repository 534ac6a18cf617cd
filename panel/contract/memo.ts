import { processState } from '../server/process-state.ts';

const remembered = processState('contract.memo', () => new Map<string, Promise<unknown>>());

/** Forgets every remembered read: called by each save. */
export const forgetReads = (): void => remembered.get().clear();
