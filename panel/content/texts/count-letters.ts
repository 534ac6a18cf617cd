import type { Language } from '@passarela/contract';
import type { Text } from '@passarela/contract/text';

/** The name that the bar shows for a page (by its key) or a division (by its number) without a name of its own. */
export type MenuNames = Record<string, Text>;

type Row = {
  page: string;
  division?: number | null | undefined;
  label?: { pt?: string | null | undefined; en?: string | null | undefined } | null | undefined;
};

/** The letters of the bar in that language, the names of all its rows counted. */
export const countLetters = (rows: readonly Row[], names: MenuNames, language: Language): number =>
  rows.reduce((sum, { page, division, label }) => {
    const own = names[page === 'division' ? String(division) : page]?.[language];
    return sum + (label?.[language] || own || '').length;
  }, 0);
