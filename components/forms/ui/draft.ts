import { isRecord } from '@passarela/contract/is-record';
import type { FormName } from '@/lib/forms/answer';

const DRAFT_LIFE_MS = 7 * 24 * 60 * 60_000;
const keyOf = (form: FormName) => `draft:${form}`;

/** What a stored draft holds, texts only; empty where it is broken, foreign or older than a week. */
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

/** Keeps the texts that are not empty; with none of them the draft goes. True where one is kept. */
export function writeDraft(form: FormName, values: Record<string, unknown>): boolean {
  const texts = Object.entries(values).filter(([, text]) => typeof text === 'string' && text !== '');
  try {
    if (texts.length === 0) window.localStorage.removeItem(keyOf(form));
    else
      window.localStorage.setItem(
        keyOf(form),
        JSON.stringify({ at: Date.now(), values: Object.fromEntries(texts) }),
      );
    return texts.length > 0;
  } catch {
    return false;
  }
}
