import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import zodNamespaces from './zod-namespaces.cjs';

const require = createRequire(import.meta.url);
const source = readFileSync(
  require.resolve('zod/mini').replace(/mini\/index\.c?js$/, 'v4/mini/schemas.js'),
  'utf8',
);

it('leaves no namespace of zod that is reached into whole', () => {
  expect(source).toMatch(/core\.(util|regexes)\b/);
  expect(zodNamespaces(source)).not.toMatch(/core\.(util|regexes)\b/);
});

it('knows each digest that zod knows', () => {
  const known = Object.keys(z.regexes).filter((name) => /^(md5|sha\d+)_/.test(name));
  expect(known).toHaveLength(15);
  for (const name of known) expect(zodNamespaces(source)).toContain(`${name}: regexes.${name}`);
});
