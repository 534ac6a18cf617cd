import type { Row } from '../../inbox/insert.ts';
import type { Call } from '../http/route.ts';

/** What a call has read from its body and checked: a row to store, and how to undo what is on disk already. */
export type Intake = { row: Row; undo: () => Promise<void> };

/** Reads the body of a writing call; throws what is wrong with it and leaves nothing behind. */
export type Read = (call: Call) => Promise<Intake>;
