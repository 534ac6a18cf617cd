import { printable } from '@passarela/gate/printable';

type Level = 'info' | 'warn' | 'error';
type Fields = Record<string, string | number | boolean | null | undefined>;

/**
 * Writes one line of JSON to the process's log, in which no character commands a terminal or ends the line. Fields hold
 * ids and counts, never secrets or personal data.
 */
export function log(level: Level, message: string, fields: Fields = {}) {
  const line = JSON.stringify({ at: new Date().toISOString(), level, message, ...fields });
  console[level](printable(line));
}
