import { expect, it } from 'vitest';
import { bundle } from './bundle.ts';

const scripts = Object.fromEntries(await bundle());

// Every page carries the first two, `/api/offline` one of the others.
it.each([
  ['early', 2_750],
  ['after-frame', 1_700],
  ['offline-worker', 2_600],
  ['ending-worker', 200],
])('%s is one program of at most %i bytes, in one line, that may stand in a page', (name, most) => {
  const script = scripts[name] ?? '';
  expect(Buffer.byteLength(script)).toBeGreaterThan(100);
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(most);
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toMatch(/<\/script|<!--|\n/i);
});

it('is the same each time: its hash stands in the policy', async () => {
  expect(Object.fromEntries(await bundle())).toEqual(scripts);
});
