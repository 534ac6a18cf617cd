/** A field that people never see; only a machine fills it. */
export const TRAP_FIELD = 'website';
/** Milliseconds from the form's appearance to its sending, as the browser counted; absent without script. */
export const FILLED_FIELD = 'filled_ms';
/** Nobody fills a form faster; the browser waits for the rest by itself. */
export const FILL_MIN_MS = 2_000;

/** Which trap a form fell into, if any. Both answers are friendly: a password manager may be the machine. */
export function trapOf(data: FormData): 'trap' | 'tooFast' | null {
  if (String(data.get(TRAP_FIELD) ?? '') !== '') return 'trap';
  const filled = data.get(FILLED_FIELD);
  return filled !== null && filled !== '' && !(Number(filled) >= FILL_MIN_MS) ? 'tooFast' : null;
}
