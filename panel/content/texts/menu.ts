import { LANGUAGES, type Language } from '@passarela/contract';
import { MENU_MAX_CHARS, MENU_PAGES, type MenuPage } from '@passarela/contract/site-texts';
import { type Text, text } from '@passarela/contract/text';
import type { ArrayField } from 'payload';
import { z } from 'zod';
import en from '../../../messages/en.json' with { type: 'json' };
import pt from '../../../messages/pt.json' with { type: 'json' };
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
const listed = (language: Language) => MENU_PAGES.map((page) => NAMES[page][language]).join(', ');
const TWICE = text('Cada página entra uma vez só no menu.', 'Each page stands in the menu once.');

const TOO_LONG = text(
  `O menu não cabe na tela: use no máximo ${MENU_MAX_CHARS} letras, contando o nome de todas as páginas.`,
  `The menu does not fit the screen: use ${MENU_MAX_CHARS} letters at most, the names of all pages counted.`,
);
const OWN = { pt: pt.Navbar, en: en.Navbar };

const row = z.object({
  page: z.enum(MENU_PAGES),
  label: z.object({ pt: z.string().nullish(), en: z.string().nullish() }).nullish(),
});

/** The letters of the bar in that language, where a row without a name has the site's own. */
const lettersOf = (rows: readonly unknown[], language: Language): number =>
  rows.reduce((sum: number, one) => {
    const { data } = row.safeParse(one);
    if (!data) return sum;
    const { page, label } = data;
    return sum + (label?.[language] || OWN[language][page === 'talents' ? 'models' : page]).length;
  }, 0);

/** The site's menu: its own pages in the staff's order, under their names. */
export const menu: ArrayField = {
  name: 'menu',
  type: 'array',
  label: text('Menu', 'Menu'),
  labels: { singular: text('Página', 'Page'), plural: text('Páginas', 'Pages') },
  maxRows: MENU_PAGES.length,
  validate: (value, { req }) => {
    const rows: unknown[] = Array.isArray(value) ? value : [];
    const pages = rows.map((one) => Object(one).page);
    if (new Set(pages).size < pages.length) return messageFor(req, TWICE);
    const fits = LANGUAGES.every((language) => lettersOf(rows, language) <= MENU_MAX_CHARS);
    return fits || messageFor(req, TOO_LONG);
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
