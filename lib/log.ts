type Level = 'info' | 'warn' | 'error';
type Fields = Record<string, string | number | boolean | null | undefined>;

/** What JSON leaves as it is though a terminal obeys it: DEL, C1, line separators, marks that turn the direction. */
const CONTROLS = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
const escapeOne = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes one line of JSON to the process's log, in which no character commands a terminal or ends the line. Fields hold
 * ids and counts, never secrets or personal data.
 */
export function log(level: Level, message: string, fields: Fields = {}) {
  const line = JSON.stringify({ at: new Date().toISOString(), level, message, ...fields });
  console[level](line.replace(CONTROLS, escapeOne));
}
