/**
 * The steps that became the initial one before the first release, by their last on either database (names begin with a
 * time and ran in order), and the last commit that had them.
 */
export const FOLDED = {
  into: '20261128_120000_initial',
  last: ['20261127_215838_replaced_pictures', '20261127_215900_replaced_pictures'],
  commit: '631d4b50',
} as const;

const isFolded = (name: string) => FOLDED.last.some((last) => name <= last);

/** Whether these steps brought a database to the tables of the initial one; throws if they stopped on the way. */
function hasFolded(done: ReadonlySet<string>): boolean {
  if (![...done].some(isFolded)) return false;
  if (FOLDED.last.some((last) => done.has(last))) return true;
  throw new Error(
    `The database stopped at ${[...done].sort().at(-1)}: start the panel of commit ${FOLDED.commit} on it once, then this one`,
  );
}

/** The steps that a database lacks, in order; of a database from before the initial step, that one changes nothing. */
export function pendingSteps<Step extends { name: string; up: (args: never) => Promise<void> }>(
  steps: readonly Step[],
  done: ReadonlySet<string>,
): Step[] {
  const isBefore = hasFolded(done);
  return steps
    .filter(({ name }) => !done.has(name))
    .map((step) => (isBefore && step.name === FOLDED.into ? { ...step, up: async () => {} } : step));
}

/** The names of `done` that this program does not know: those of a newer one. Throws as `pendingSteps`. */
export function unknownSteps(steps: readonly { name: string }[], done: readonly string[]): string[] {
  hasFolded(new Set(done));
  return done.filter((one) => !isFolded(one) && !steps.some(({ name }) => name === one));
}
