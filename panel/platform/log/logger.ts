import { STATUS_CODES } from 'node:http';
import { isRecord } from '@passarela/contract/is-record';
import { writeLine } from '@passarela/gate/log-line';
import { currentRequest } from '@passarela/gate/request-id';
import type { Config } from 'payload';
import { harmless } from './log.ts';
import { withoutValues } from './without-values.ts';

function cleaned(value: unknown): unknown {
  if (!isRecord(value) || value instanceof Error) return harmless(value);
  return Object.fromEntries(Object.entries(value).map(([name, value]) => [name, harmless(value)]));
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
      logMethod(args, method) {
        const [first, ...rest] = args;
        const refused = refusedLine(first);
        if (refused) this.info(refused);
        else Reflect.apply(method, this, [cleaned(withoutValues(first)), ...rest.map(cleaned)]);
      },
    },
  },
};

const isRefused = (status: unknown): status is number =>
  typeof status === 'number' && status >= 400 && status < 500;

/** The log line of a refused request, by status: a build shortens class names. Null for anything else. */
export function refusedLine(value: unknown): string | null {
  if (!isRecord(value)) return null;
  const error = value instanceof Error ? value : value.err;
  if (!(error instanceof Error && 'status' in error && isRefused(error.status))) return null;
  return `Refused: ${error.status} ${STATUS_CODES[error.status] ?? ''}`.trimEnd();
}
