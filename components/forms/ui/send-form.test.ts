import { afterEach, expect, it, vi } from 'vitest';
import { FILL_MIN_MS, FILLED_FIELD } from '@/lib/forms/traps';
import { sendForm } from './send-form';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['a slow typist', [9_000.4, 9_000.6]],
  ['a fast one', [300, 2_000.2]],
  ['a fast one, whose timer ends early', [300, 1_999.4, 2_001.1]],
])('%s is never told that it was too fast', async (_who, moments) => {
  const clock = vi.spyOn(performance, 'now');
  for (const moment of moments) clock.mockReturnValueOnce(moment);
  vi.stubGlobal('setTimeout', (done: () => void) => done());
  let told = 0;
  await sendForm(
    async (data) => {
      told = Number(data.get(FILLED_FIELD));
      return { status: 'sent', reference: 'AFM-7K3Q9', sendsMail: false };
    },
    new FormData(),
    0,
  );
  expect(told).toBeGreaterThanOrEqual(FILL_MIN_MS);
});
