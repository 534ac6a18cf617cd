import { temporaryKeys } from '../encryption/keys.ts';
import { processState } from '../work/process-state.ts';

const shared = processState('photos.upload-keys', temporaryKeys);

/** The key of arriving photos. It is only in memory: files left behind by a killed process cannot be read. */
export const uploadKeys = shared.get;
