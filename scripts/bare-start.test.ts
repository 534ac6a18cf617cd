import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Every file that is loaded when a script starts, and what else its static imports name. */
function loadedBy(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file)) return seen;
  const imports = [...readFileSync(file, 'utf8').matchAll(/^import\b[^']*'([^']+)'/gm)].map(
    ([, name = '']) => name,
  );
  seen.set(
    file,
    imports.filter((name) => !name.startsWith('.')),
  );
  for (const name of imports.filter((each) => each.startsWith('.')))
    loadedBy(path.join(path.dirname(file), name), seen);
  return seen;
}

it.each(['demo.mjs', 'dev.mjs', 'test.mjs', 'shots.mjs'])(
  '%s starts where no package is installed yet',
  (script) => {
    const loaded = loadedBy(path.join(import.meta.dirname, script));
    expect(loaded.size).toBeGreaterThan(5);
    expect([...loaded.values()].flat().filter((name) => !name.startsWith('node:'))).toEqual([]);
  },
);
