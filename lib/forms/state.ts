import type { FormAnswer } from './answer.ts';
import { createLimits } from './limits.ts';
import { createSemaphore } from './semaphore.ts';

/** Applications that are handed on at once, and how long the others wait for that. */
const FORWARDED_AT_ONCE = 4;
const FORWARD_WAIT_MS = 80_000;

/** In ten minutes (docs/decisions/forms.md); the panel counts the same for all instances. */
const SENDS_PER_DEVICE = 12;
const SENDS_PER_ADDRESS = 120;

type State = {
  /** Sends of each address, with those that failed, and of all. */
  limits: ReturnType<typeof createLimits>;
  /** Sends of each device; an address stands for a device without a key. */
  devices: ReturnType<typeof createLimits>;
  running: Map<string, Promise<FormAnswer>>;
  enterForwarding: ReturnType<typeof createSemaphore>;
};

declare global {
  var passarelaForms: State | undefined;
}

/** The process's state of forms. Global, because actions and routes are separate bundles. */
export function formState(): State {
  globalThis.passarelaForms ??= {
    limits: createLimits({ address: SENDS_PER_ADDRESS }),
    devices: createLimits({ address: SENDS_PER_DEVICE, total: Number.POSITIVE_INFINITY }),
    running: new Map(),
    enterForwarding: createSemaphore(FORWARDED_AT_ONCE, FORWARD_WAIT_MS),
  };
  return globalThis.passarelaForms;
}
