import type { FormAnswer } from './answer.ts';
import { createLimits } from './limits.ts';

type State = { limits: ReturnType<typeof createLimits>; running: Map<string, Promise<FormAnswer>> };

declare global {
  var passarelaForms: State | undefined;
}

/** What this process knows of forms being sent. Global, because actions and routes are separate bundles. */
export function formState(): State {
  globalThis.passarelaForms ??= { limits: createLimits(), running: new Map() };
  return globalThis.passarelaForms;
}
