import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');

/** Statements that are not true yet: none, and this list stays empty. */
const NOT_YET: string[] = [];

const STATEMENTS = 404;

const rows = read('docs/spec-ledger.md')
  .split('\n')
  .filter((line) => line.startsWith('| S'))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, id = '', statement = '', verdict = '', place = '']) => ({ id, statement, verdict, place }));

const FOLDERS = 'app components contract docs e2e gate lib messages panel scripts server'.split(' ');
const testFiles = FOLDERS.flatMap((folder) =>
  globSync(`${folder}/**/*.{test,spec}.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /^(node_modules|\.next|\.cache)$/.test(path),
  }),
);

/** The title of a test, a table of tests or a group; one that is skipped holds nothing. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.describe)?|\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;
const NUMBERS = /\[(S\d+\.\d[^\]]*)\]/g;

/** The numbers in a title: `[S40.3 S45.1-3]` are four. */
function numbersIn(title: string): string[] {
  const parts = [...title.matchAll(NUMBERS)].flatMap(([, list = '']) => list.split(' '));
  return parts.flatMap((part) => {
    const [, line, first, last = first] = /^S(\d+)\.(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    if (!line) throw new Error(`"${part}" in "${title}" is no number of the ledger`);
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, index) => `S${line}.${Number(first) + index}`);
  });
}

const withoutComments = (code: string) => code.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
const held = new Map<string, string[]>();
for (const file of testFiles)
  for (const [, , title = ''] of withoutComments(read(file)).matchAll(TITLE))
    for (const number of numbersIn(title)) held.set(number, [...(held.get(number) ?? []), file]);

const headingId = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-');

function expectPage(link: string) {
  const [path = '', section] = link.split('#');
  expect(existsSync(`${root}docs/${path}`), `the page ${link}`).toBe(true);
  if (section === undefined) return;
  const headings = [...read(`docs/${path}`).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => headingId(text));
  expect(headings, `the section ${link}`).toContain(section);
}

describe('each statement of the specification', () => {
  it.each(rows)('$id: $statement', ({ id, statement, verdict, place }) => {
    expect(statement).not.toBe('');
    if (verdict === 'not yet') return;
    expect(held.get(id), `no test has ${id} in its title`).toBeDefined();
    const places = [...place.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    expect(places, 'a place').not.toHaveLength(0);
    for (const path of places) expect(existsSync(root + path), path).toBe(true);
    if (verdict === 'true') return;
    const [, link] = /^on purpose: \[[^\]]+\]\(([^)]+)\)$/.exec(verdict) ?? [];
    expect(link, `the verdict "${verdict}"`).toBeDefined();
    expectPage(link ?? '');
  });
});

describe('the ledger', () => {
  it('has every statement once, in order', () => {
    const [keys, parts] = [
      rows.map(({ id }) => id),
      rows.map(({ id }) => id.slice(1).split('.').map(Number)),
    ];
    expect(keys).toHaveLength(STATEMENTS);
    expect(new Set(keys).size).toBe(STATEMENTS);
    for (const [at, [line = 0, place = 0]] of parts.entries()) {
      const [lineBefore = 0, placeBefore = 0] = parts[at - 1] ?? [];
      expect(place, keys[at]).toBe(line === lineBefore ? placeBefore + 1 : 1);
      expect(line, keys[at]).toBeGreaterThanOrEqual(lineBefore);
    }
  });

  it('knows each number that a test names', () => {
    expect([...held.keys()].filter((number) => !rows.some(({ id }) => id === number))).toEqual([]);
  });

  it('counts what is not yet true', () => {
    expect(rows.filter(({ verdict }) => verdict === 'not yet').map(({ id }) => id)).toEqual(NOT_YET);
  });
});
