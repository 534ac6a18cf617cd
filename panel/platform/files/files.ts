import { env } from '../settings/env.ts';
import { processState } from '../work/process-state.ts';
import { diskStore } from './disk.ts';
import { s3Store } from './s3.ts';
import type { FileStore } from './store.ts';

const chosen = processState<FileStore>('files', () => {
  const { STORAGE, PASSARELA_DATA } = env();
  return STORAGE ? s3Store(STORAGE) : diskStore(PASSARELA_DATA);
});

/** The panel's file store, as the environment says: every read and write comes through here. */
export const files = chosen.get;
