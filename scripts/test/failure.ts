import { stripVTControlCharacters } from 'node:util';

/** A failed test and the first lines of why: a CI log may show the end of a run alone. */
export type Failure = { title: string; why: string[] };

const WHY_MAX_LINES = 8;
const WHY_MAX_CHARS = 200;

/** A test runner's message without colours, empty lines and the stack. */
export function failureOf(title: string, message = ''): Failure {
  const lines = stripVTControlCharacters(message).split('\n');
  const why = lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return { title, why: why.slice(0, WHY_MAX_LINES).map((line) => line.trim().slice(0, WHY_MAX_CHARS)) };
}

/** A query names its columns first, hundreds of them: its values and the cause come last. */
const endOf = (line: string) =>
  line.replace(/(Failed query: .{80}).*(\\nparams: )/s, '$1 … $2').replaceAll('\\n', '\n');

/** The lines of a panel's log about queries that its database refused: each is a mistake of the panel's own code. */
export const failedQueries = (log: string): Failure[] =>
  log
    .split('\n')
    .filter((line) => /"level":"error".*Failed query.*(?:NaN|invalid input syntax)/.test(line))
    .map((line) => failureOf('A query failed in the panel', endOf(line)));

/** As the end of a run names it: the mark and the title, then why, indented below. */
export const linesOf = ({ title, why }: Failure, mark: string): string[] => [
  `${mark} ${title}`,
  ...why.map((line) => `    ${line}`),
];
