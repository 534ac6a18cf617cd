import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../scripts/lib/paths.ts';

/** Formats of Next and React that their documentation does not name (docs/architecture.md). */
const PRIVATE = /__next_f|TURBOPACK|x-nextjs-cache|data-precedence|next\/dist|__reactProps|__NEXT_/;

/** The sources that know one, each with its line in `docs/architecture.md`. */
const KNOWN = ['server/finished-answers.ts', 'server/measure.ts'];

it('no source of the site knows a private format that architecture.md does not list', () => {
  const files = globSync('{app,components,lib,server}/**/*.{ts,tsx}', { cwd: inRoot('.') });
  const sources = [...files, 'middleware.ts', 'instrumentation.ts', 'next.config.ts'].filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  const knowing = sources.filter((file) => PRIVATE.test(readFileSync(inRoot(file), 'utf8')));
  expect(knowing.sort()).toEqual(KNOWN);
  const listed = readFileSync(inRoot('docs/architecture.md'), 'utf8');
  for (const file of [...KNOWN, 'server/html-response.ts', 'server/page.ts'])
    expect(listed).toContain(`\`${file}\``);
});
