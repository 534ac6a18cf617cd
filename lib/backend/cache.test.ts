import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

it('hands Next a bound function as long as Next makes a key from its text', () => {
  const file = createRequire(import.meta.url).resolve(
    'next/dist/server/web/spec-extension/unstable-cache.js',
  );
  expect(readFileSync(file, 'utf8')).toContain('cb.toString()');
  const [one, other] = [() => 1, () => 2].map((load) => String(load.bind(null)));
  expect(one).toBe(other);
});
