import type { Choice } from '@passarela/contract';

/** An option as a form sends it, with the text that its sender sees (SPEC section 7, Get-scouted multipart). */
export const encodeChoice = (value: string, label: string) => JSON.stringify({ value, label });

/** A choice as it was sent: JSON, or plain text where there was no list to choose from. */
export function decodeChoice(text: string): Choice {
  try {
    const { value, label }: Partial<Record<keyof Choice, unknown>> = JSON.parse(text) ?? {};
    if (typeof value === 'string' && typeof label === 'string') return { value, label };
  } catch {
    // plain text
  }
  return { value: text, label: text };
}
