import { globSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.ts';
import { titlesIn } from './titles.ts';

/** A file that makes a statement true, with the name in it if several are in one file. */
export type Reference = { file: string; name: string | null };
export type Statement = { id: string; statement: string; verdict: string; references: Reference[] };
export type NamedTest = { file: string; title: string };

const LEDGER = 'docs/spec-ledger.md';
const FOLDERS = 'app components contract docs e2e gate lib messages panel scripts server'.split(' ');

export function referencesIn(cell: string): Reference[] {
  return [...cell.matchAll(/`([^`#]+)(?:#([^`]+))?`/g)].map(([, file = '', name = null]) => ({ file, name }));
}

/** The rows of the ledger, from top to bottom. */
export const readLedger = (): Statement[] =>
  readFileSync(inRoot(LEDGER), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| S'))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .map(([, id = '', statement = '', verdict = '', place = '']) => {
      return { id, statement, verdict, references: referencesIn(place) };
    });

const isOurs = (file: string) => !/(^|\/)(node_modules|\.next|\.cache)\//.test(file);

/** The test files of the repository, of its workspaces too. */
const testFiles = (): string[] =>
  FOLDERS.flatMap((folder) =>
    globSync(`${folder}/**/*.{test,spec}.{ts,tsx}`, {
      cwd: inRoot(),
      exclude: (file) => !isOurs(`${file}/`),
    }),
  );

/** The numbers in a title: `[S40.3 S45.1-3]` are four. */
export function numbersIn(title: string): string[] {
  const parts = [...title.matchAll(/\[(S\d+\.\d[^\]]*)\]/g)].flatMap(([, list = '']) => list.split(' '));
  return parts.flatMap((part) => {
    const [, line, first, last = first] = /^S(\d+)\.(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    if (!line) throw new Error(`"${part}" in "${title}" is no number of the ledger`);
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, index) => `S${line}.${Number(first) + index}`);
  });
}

/** The tests that name each number of the ledger in their title, or in that of their group. */
export function testsByNumber(): Map<string, NamedTest[]> {
  const named = new Map<string, NamedTest[]>();
  for (const file of testFiles()) {
    const code = readFileSync(inRoot(file), 'utf8');
    // most name none, and are not parsed
    if (!code.includes('[S')) continue;
    for (const title of titlesIn(file, code))
      for (const number of numbersIn(title))
        named.set(number, [...(named.get(number) ?? []), { file, title }]);
  }
  return named;
}
