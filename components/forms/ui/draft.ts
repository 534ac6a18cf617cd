import type { FormName } from '@passarela/contract/forms';
import { isRecord } from '@passarela/contract/is-record';

const DRAFT_LIFE_MS = 7 * 24 * 60 * 60_000;
const keyOf = (form: FormName) => `draft:${form}`;

/** The texts of a stored draft; empty if it is broken, foreign or older than a week. */
export function parseDraft(stored: string | null, now: number): Record<string, string> {
  try {
    const draft: unknown = JSON.parse(stored ?? 'null');
    if (!isRecord(draft) || typeof draft.at !== 'number' || now - draft.at > DRAFT_LIFE_MS) return {};
    const values = isRecord(draft.values) ? Object.entries(draft.values) : [];
    return Object.fromEntries(
      values.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
    );
  } catch {
    return {};
  }
}

/** Reads the draft of this device. A forbidden storage holds none. */
export function readDraft(form: FormName) {
  try {
    return parseDraft(window.localStorage.getItem(keyOf(form)), Date.now());
  } catch {
    return {};
  }
}

/** Removes the draft. */
export function dropDraft(form: FormName) {
  try {
    window.localStorage.removeItem(keyOf(form));
  } catch {
    // a forbidden storage holds none
  }
}

/** Changes some texts of the stored draft, which another page may have written; empty texts go. True if one is left. */
export function changeDraft(form: FormName, changes: Record<string, string>): boolean {
  const texts = Object.entries({ ...readDraft(form), ...changes }).filter(([, text]) => text !== '');
  if (texts.length === 0) {
    dropDraft(form);
    return false;
  }
  if (Object.keys(changes).length === 0) return true;
  try {
    const draft = { at: Date.now(), values: Object.fromEntries(texts) };
    window.localStorage.setItem(keyOf(form), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
