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
