import type { FormName } from '@passarela/contract/forms';
import { isRecord } from '@passarela/contract/is-record';
import { parseStored, readText, storeText } from '@/components/ui/storage';

/** A form's values in the browser: texts by field name. */
export type Texts = Record<string, string>;

const DRAFT_LIFE_MS = 7 * 24 * 60 * 60_000;
const keyOf = (form: FormName) => `draft:${form}`;

/** The texts of this device's draft; empty without one, or if it is broken, foreign or older than a week. */
export function readDraft(form: FormName, now = Date.now()): Texts {
  const draft = parseStored(readText(keyOf(form)));
  if (!isRecord(draft) || typeof draft.at !== 'number' || now - draft.at > DRAFT_LIFE_MS) return {};
  const values = isRecord(draft.values) ? Object.entries(draft.values) : [];
  return Object.fromEntries(
    values.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}

/** Removes the draft. */
export const dropDraft = (form: FormName) => storeText(keyOf(form), null);

/** Changes some texts of the stored draft, which another page may have written; empty texts go. True if one is left. */
export function changeDraft(form: FormName, changes: Texts): boolean {
  const texts = Object.entries({ ...readDraft(form), ...changes }).filter(([, text]) => text !== '');
  if (texts.length === 0) {
    dropDraft(form);
    return false;
  }
  if (Object.keys(changes).length === 0) return true;
  const draft = { at: Date.now(), values: Object.fromEntries(texts) };
  return storeText(keyOf(form), JSON.stringify(draft));
}
