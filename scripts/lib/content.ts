import { mustSucceed, type StartOptions } from './children.ts';
import type { Settings } from './settings.ts';

type SeedOptions = Pick<StartOptions, 'onLine'> & {
  /** More of them than the demo has: to measure. */
  talents?: number;
};

/** Makes the demo's content, unless it is there already as the seed would make it. */
export const seed = (settings: Settings, { onLine, talents }: SeedOptions = {}) =>
  mustSucceed(`npm run --silent seed -w panel${talents ? ` -- --talents ${talents}` : ''}`, {
    env: settings,
    onLine,
  });

/** Moves the demo's content from the data folder to the database and the bucket that `env` names. */
export const move = (
  settings: Settings,
  env: Record<string, string>,
  { onLine }: Pick<StartOptions, 'onLine'> = {},
) => mustSucceed('npm run --silent move -w panel', { env: { ...settings, ...env }, onLine });
