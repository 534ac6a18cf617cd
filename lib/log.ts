type Level = 'info' | 'warn' | 'error';
type Fields = Record<string, string | number | boolean | null | undefined>;

/** Writes one line of JSON to the process's log. Fields hold ids and counts, never secrets or personal data. */
export function log(level: Level, message: string, fields: Fields = {}) {
  console[level](JSON.stringify({ at: new Date().toISOString(), level, message, ...fields }));
}
