import { type Config, defaultLoggerOptions } from 'payload';
import { refusal } from './refusal.ts';
import { withoutValues } from './without-values.ts';

/** Payload's own log, but for the values of queries that failed; a request that was refused is a line, not an error. */
export const logger: NonNullable<Config['logger']> = {
  destination: defaultLoggerOptions,
  options: {
    hooks: {
      logMethod(told, method) {
        const [first, ...rest] = told;
        const refused = refusal(first);
        if (refused) this.info(refused);
        else method.apply(this, [withoutValues(first), ...rest]);
      },
    },
  },
};
