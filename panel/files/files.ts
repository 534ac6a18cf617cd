import { env } from '../settings/env.ts';
import { processState } from '../work/process-state.ts';
import { diskStore } from './disk.ts';
import type { FileStore } from './store.ts';

const chosen = processState<FileStore>('files', () => diskStore(env().PASSARELA_DATA));

/** Where this panel keeps its files, as the environment says: everything that reads or writes one comes through here. */
export const files = chosen.get;
