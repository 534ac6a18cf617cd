import { MENU_PAGES, type MenuPage } from '@passarela/contract/site-texts';
import { type Text, text } from '@passarela/contract/text';
import type { ArrayField } from 'payload';
import { bilingual } from '../../parts/fields/bilingual.ts';
import { select } from '../../parts/fields/options.ts';
import { messageFor } from '../../platform/errors/refusal.ts';

const NAMES: Record<MenuPage, Text> = {
  home: text('Início', 'Home'),
  talents: text('Modelos e elenco', 'Models and casting'),
  about: text('Sobre nós', 'About us'),
  beAModel: text('Seja modelo', 'Be a model'),
  blog: text('Blog', 'Blog'),
  contact: text('Contato', 'Contact'),
  favorites: text('Favoritos', 'Favorites'),
};
const listed = (language: 'pt' | 'en') => MENU_PAGES.map((page) => NAMES[page][language]).join(', ');
const TWICE = text('Cada página entra uma vez só no menu.', 'Each page stands in the menu once.');

/** The site's menu: its own pages in the staff's order, under their names. */
export const menu: ArrayField = {
  name: 'menu',
  type: 'array',
  label: text('Menu', 'Menu'),
  labels: { singular: text('Página', 'Page'), plural: text('Páginas', 'Pages') },
  maxRows: MENU_PAGES.length,
  validate: (rows, { req }) => {
    const pages = (Array.isArray(rows) ? rows : []).map((row) => Object(row).page);
    return new Set(pages).size === pages.length || messageFor(req, TWICE);
  },
  admin: {
    initCollapsed: false,
    description: text(
      `Vazio, o menu é: ${listed('pt')}. Uma página fora da lista sai do menu e do rodapé; o endereço continua no ar.`,
      `When empty, the menu is: ${listed('en')}. A page that is not listed leaves menu and footer; its address stays.`,
    ),
  },
  fields: [
    select('page', text('Página', 'Page'), NAMES, { required: true }),
    bilingual('label', text('Nome no menu (vazio: o da página)', 'Name in the menu (empty: the page’s)'), {
      maxLength: 24,
    }),
  ],
};
