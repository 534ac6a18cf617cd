import { act as reactAct } from 'react';
import { vi } from 'vitest';

/** Does something on the page, and waits for what React draws of it; what comes later by itself is waited for by the test. */
export async function act(work: () => unknown): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  try {
    await reactAct(async () => {
      await work();
    });
  } finally {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  }
}

/** Waits for what comes by itself, such as parts of the script that are fetched; on a busy machine that takes seconds. */
export const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });
