import { act as reactAct } from 'react';
import { vi } from 'vitest';

/** Acts on the page and waits until React has drawn the result; a test waits for later changes itself. */
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

/** Waits for later changes, such as lazily loaded code; on a busy machine that takes seconds. */
export const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });
