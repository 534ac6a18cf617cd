import { globSync, readFileSync, statSync } from 'node:fs';
import type { Random } from '../../panel/seed/data/random.ts';
import type { NamedTest, Reference, Statement } from '../ledger/ledger.ts';
import { inRoot } from '../lib/paths.ts';
import { described, type Mutant, mutantsOf } from './mutants.ts';

export type Attempt = { file: string; mutant: Mutant; what: string };
/** A statement, its breakable places in the order of tries, and the tests that should notice. */
export type Victim = { id: string; statement: string; attempts: Attempt[]; tests: NamedTest[] };

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Numbers and beginnings of words in a statement that code may use too. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\d{2,}|\p{L}{4,5}/gu) ?? []);

/** How many words of the statement stand on the line of the mutant. */
function nearness(code: string, { start }: Mutant, words: ReadonlySet<string>): number {
  const from = code.lastIndexOf('\n', start) + 1;
  const line = code.slice(from, code.indexOf('\n', start)).toLowerCase();
  return [...words].filter((word) => line.includes(word)).length;
}

/** A folder stands for the sources in it. */
function filesOf({ file, name }: Reference): Reference[] {
  if (!statSync(inRoot(file)).isDirectory()) return [{ file, name }];
  return globSync(`${file}/**/*.{ts,tsx}`, { cwd: inRoot() })
    .filter((each) => !each.includes('.test.'))
    .map((each) => ({ file: each, name }));
}

function attemptsAt({ file, name }: Reference, words: ReadonlySet<string>) {
  const code = readFileSync(inRoot(file), 'utf8');
  return mutantsOf(file, code, name).map((mutant) => ({
    // a property that is gone may be one that nobody needs
    near: (name === null ? nearness(code, mutant, words) : words.size) - (mutant.text === '...{}' ? 0.5 : 0),
    attempt: { file, mutant, what: `${file}:${described(code, mutant)}` },
  }));
}

/** Changes that break a statement: random, but first those that its words, or its place's name, point at. */
export function attemptsOf(
  { statement, references }: Pick<Statement, 'statement' | 'references'>,
  random: Random,
): Attempt[] {
  const words = wordsOf(statement);
  const all = references.flatMap(filesOf).flatMap((reference) => attemptsAt(reference, words));
  return shuffled(all, random)
    .toSorted((one, other) => other.near - one.near)
    .map(({ attempt }) => attempt);
}

/** So many statements by chance that have code and tests. */
export function chooseVictims(
  statements: readonly Statement[],
  tests: ReadonlyMap<string, NamedTest[]>,
  count: number,
  random: Random,
): Victim[] {
  const victims: Victim[] = [];
  for (const each of shuffled(statements, random)) {
    if (victims.length === count) break;
    const attempts = attemptsOf(each, random);
    const named = tests.get(each.id) ?? [];
    if (attempts.length > 0 && named.length > 0)
      victims.push({ id: each.id, statement: each.statement, attempts, tests: named });
  }
  return victims;
}
