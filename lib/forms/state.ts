import type { FormAnswer } from './answer.ts';
import { createSemaphore } from './semaphore.ts';

/** Applications that are handed on at once, and how long the others wait for that. */
const FORWARDED_AT_ONCE = 4;
const FORWARD_WAIT_MS = 80_000;

type State = {
  running: Map<string, Promise<FormAnswer>>;
  enterForwarding: ReturnType<typeof createSemaphore>;
};

declare global {
  var passarelaForms: State | undefined;
}

/** The process's state of forms. Global, because actions and routes are separate bundles. */
export function formState(): State {
  globalThis.passarelaForms ??= {
    running: new Map(),
    enterForwarding: createSemaphore(FORWARDED_AT_ONCE, FORWARD_WAIT_MS),
  };
  return globalThis.passarelaForms;
}
