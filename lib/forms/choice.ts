import type { Choice } from '@passarela/contract';

/** An option as a form sends it, with the text that its sender sees [S146.2]. */
export const encodeChoice = (value: string, label: string) => JSON.stringify({ value, label });

/** A choice as sent: JSON, or plain text without a list to choose from. */
export function decodeChoice(text: string): Choice {
  try {
    const { value, label }: Partial<Record<keyof Choice, unknown>> = JSON.parse(text) ?? {};
    if (typeof value === 'string' && typeof label === 'string') return { value, label };
  } catch {
    // plain text
  }
  return { value: text, label: text };
}

/** An option of a list: the sent and the displayed value. */
export type Offered = { value: string; label: string };

/** An option of the panel as a list of a form offers it. */
export const toOffered = ({ id, value }: { id: string | number; value: string }): Offered => ({
  value: encodeChoice(String(id), value),
  label: value,
});

const isSameText = (one: string, other: string) =>
  one.trim().localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** The option of a stored value, by itself, its id or its text without accents; '' for none. */
export function sameChoice(kept: string, options: readonly Offered[]): string {
  if (kept === '' || options.some(({ value }) => value === kept)) return kept;
  const stored = decodeChoice(kept);
  const same =
    options.find(({ value }) => decodeChoice(value).value === stored.value) ??
    options.find(({ label }) => isSameText(stored.label, label));
  return same?.value ?? '';
}
