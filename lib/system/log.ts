import { printable } from '@passarela/gate/printable';

type Level = 'info' | 'warn' | 'error';
type Fields = Record<string, string | number | boolean | null | undefined>;

/** Writes one line of JSON to the log, without control characters. Never pass secrets or personal data. */
export function log(level: Level, message: string, fields: Fields = {}) {
  const line = JSON.stringify({ at: new Date().toISOString(), level, message, ...fields });
  console[level](printable(line));
}
