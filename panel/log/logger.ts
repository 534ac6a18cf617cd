import { isRecord } from '@passarela/contract/is-record';
import { writeLine } from '@passarela/gate/log-line';
import { currentRequest } from '@passarela/gate/request-id';
import type { Config } from 'payload';
import { refusedLine } from './refused-line.ts';
import { harmless } from './tell.ts';
import { withoutValues } from './without-values.ts';

function cleaned(told: unknown): unknown {
  if (!isRecord(told) || told instanceof Error) return harmless(told);
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, harmless(value)]));
}

/** Payload's log as lines of JSON, without query values or control characters; a refusal is no error. */
export const logger: NonNullable<Config['logger']> = {
  destination: { write: (line) => writeLine('info', line.trimEnd()) },
  options: {
    base: null,
    messageKey: 'message',
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    mixin() {
      const request = currentRequest();
      return request ? { request } : {};
    },
    hooks: {
      logMethod(told, method) {
        const [first, ...rest] = told;
        const refused = refusedLine(first);
        if (refused) this.info(refused);
        else Reflect.apply(method, this, [cleaned(withoutValues(first)), ...rest.map(cleaned)]);
      },
    },
  },
};
