export type Text = { pt: string; en: string };

export const text = (pt: string, en: string): Text => ({ pt, en });
