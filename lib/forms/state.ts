import type { FormAnswer } from './answer.ts';
import { createLimits } from './limits.ts';
import { createPlaces } from './places.ts';

/** Applications that are handed on at once, and how long the others wait for that. */
const FORWARDED_AT_ONCE = 4;
const FORWARD_WAIT_MS = 80_000;

type State = {
  limits: ReturnType<typeof createLimits>;
  running: Map<string, Promise<FormAnswer>>;
  enterForwarding: ReturnType<typeof createPlaces>;
};

declare global {
  var passarelaForms: State | undefined;
}

/** What this process knows of forms being sent. Global, because actions and routes are separate bundles. */
export function formState(): State {
  globalThis.passarelaForms ??= {
    limits: createLimits(),
    running: new Map(),
    enterForwarding: createPlaces(FORWARDED_AT_ONCE, FORWARD_WAIT_MS),
  };
  return globalThis.passarelaForms;
}
