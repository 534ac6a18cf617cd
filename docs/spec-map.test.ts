import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(`${root}docs/spec-map.md`, 'utf8');

const cells = (line: string) => line.replaceAll('\\|', '').split('|').slice(1, -1);
const pathsIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+\/[^`]+|[\w-]+\.\w+)`/g)].map(([, path = '']) => path);

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (statement|-+ )/.test(line))
  .map(cells);

describe('the map of the SPEC', () => {
  it.each(rows)('%s', (_statement, livesIn = '', heldBy = '') => {
    expect(pathsIn(livesIn)).not.toHaveLength(0);
    expect(pathsIn(heldBy)).not.toHaveLength(0);
    for (const path of [...pathsIn(livesIn), ...pathsIn(heldBy)])
      expect(existsSync(root + path), path).toBe(true);
    for (const path of pathsIn(heldBy)) expect(path).toMatch(/\.(test|spec)\.tsx?$/);
  });

  it('puts nothing off', () => {
    expect(page).not.toMatch(/\b(later|todo|tbd)\b/i);
  });
});
