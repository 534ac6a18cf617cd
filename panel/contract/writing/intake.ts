import type { Row } from '../../inbox/insert.ts';
import type { Call } from '../http/route.ts';

/** A call's checked body: a row to store, and a function that undoes files on disk. */
export type Intake = { row: Row; undo: () => Promise<void> };

/** Reads the body of a writing call; throws its error and leaves nothing behind. */
export type Read = (call: Call) => Promise<Intake>;
