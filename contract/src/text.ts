/** A text in both languages of the agency. */
export type Text = { pt: string; en: string };

/** Writes a text in both languages, Portuguese first. */
export const text = (pt: string, en: string): Text => ({ pt, en });
