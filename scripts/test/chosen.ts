import { parseArgs } from 'node:util';

/** The steps of `npm test`, which every commit passes, in the order of a run. */
export const EVERY_COMMIT = [
  ...['format', 'lint', 'styles', 'unused', 'advisories', 'unit'],
  ...['build', 'types', 'contract', 'e2e', 'engines', 'budgets'],
] as const;
/** The additions of `npm run test:all`, in order. */
const THE_REST = [
  'compose',
  'drills',
  'panel',
  'whole',
  'moved',
  'images',
  'cluster',
  'chaos',
  'bodies',
] as const;

const ALL = [...EVERY_COMMIT, ...THE_REST];
export type StepName = (typeof ALL)[number];
export type Chosen = {
  has: (name: StepName) => boolean;
  /** Files of browser tests that run alone, whole tables included; empty: all that belong to the steps. */
  specs: readonly string[];
};

function known(name: string): StepName {
  const step = ALL.find((each) => each === name.trim());
  if (!step) throw new Error(`Unknown step ${name}; there are ${ALL.join(', ')}.`);
  return step;
}

/**
 * A run's steps, from its arguments: those of a commit, or all (`--all`), from one on (`--from images`), or some
 * (`--only lint,unit`), some browser tests (`--spec e2e/menus.spec.ts`). Throws on an unknown step.
 */
export function chosenFrom(args: readonly string[]): Chosen {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { all: { type: 'boolean' }, from: text, only: text, spec: text },
  });
  const steps = values.all ? ALL : EVERY_COMMIT;
  const from = values.from === undefined ? 0 : steps.findIndex((step) => step === known(values.from ?? ''));
  if (from === -1) throw new Error(`${values.from} is a step of npm run test:all.`);
  const chosen: readonly StepName[] = values.only?.split(',').map(known) ?? steps.slice(from);
  return { has: (name) => chosen.includes(name), specs: values.spec?.split(',') ?? [] };
}
