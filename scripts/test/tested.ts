import { stripVTControlCharacters } from 'node:util';

/** A test of a run: `flaky` if it passed at its second try only; `ms` with all its tries, waiting included. */
export type Tested = { title: string; status: 'passed' | 'flaky' | 'failed'; ms: number; why: string[] };

const WHY_MAX_LINES = 8;
const WHY_MAX_CHARS = 200;

/** The first lines of a message, without colours, empty lines and the stack: a CI log may show a run's end alone. */
export const whyOf = (message = ''): string[] =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, WHY_MAX_LINES)
    .map((line) => line.trim().slice(0, WHY_MAX_CHARS));

/** A query names its columns first, hundreds of them: its values and the cause come last. */
const endOf = (line: string) =>
  line.replace(/(Failed query: .{80}).*(\\nparams: )/s, '$1 … $2').replaceAll('\\n', '\n');

/** The lines of a panel's log about queries that its database refused: each is a mistake of the panel's own code. */
export const failedQueries = (log: string): Tested[] =>
  log
    .split('\n')
    .filter((line) => /"level":"error".*Failed query.*(?:NaN|invalid input syntax)/.test(line))
    .map((line) => {
      return { title: 'A query failed in the panel', status: 'failed', ms: 0, why: whyOf(endOf(line)) };
    });

/** As the end of a run names it: the mark and the title, then why, indented below. */
export const linesOf = ({ title, why }: Tested, mark: string): string[] => [
  `${mark} ${title}`,
  ...why.map((line) => `    ${line}`),
];
