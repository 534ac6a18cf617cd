import { type Config, defaultLoggerOptions } from 'payload';
import { withoutValues } from './without-values.ts';

/** Payload's own log, but for the values of queries that failed. */
export const logger: NonNullable<Config['logger']> = {
  destination: defaultLoggerOptions,
  options: {
    hooks: {
      logMethod(told, method) {
        const [first, ...rest] = told;
        method.apply(this, [withoutValues(first), ...rest]);
      },
    },
  },
};
