import type { Language } from '@passarela/contract';
import type { MenuChoice } from '@passarela/contract/site-texts';
import { type Text, text } from '@passarela/contract/text';

/** The pages of the menu, as staff choose them. */
export const PAGE_NAMES: Record<MenuChoice, Text> = {
  home: text('Início', 'Home'),
  talents: text('Modelos e elenco', 'Models and casting'),
  about: text('Sobre nós', 'About us'),
  beAModel: text('Seja modelo', 'Be a model'),
  blog: text('Blog', 'Blog'),
  contact: text('Contato', 'Contact'),
  favorites: text('Favoritos', 'Favorites'),
  models: text('Só modelos', 'Models only'),
  casting: text('Só elenco', 'Casting only'),
  division: text('Uma divisão', 'A division'),
};

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
