import { writeLog } from '@passarela/gate/log-line';

type Fields = Record<string, string | number | boolean | null | undefined>;

/** Writes one line of JSON to the log, with the id of the request under way. Never pass secrets or personal data. */
export const log = (level: 'info' | 'warn' | 'error', message: string, fields: Fields = {}): void =>
  writeLog(level, message, fields);
