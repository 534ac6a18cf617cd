import { LANGUAGES, type Language } from '@passarela/contract';
import { MENU_CHOICES, MENU_MAX_CHARS, MENU_PAGES, type MenuChoice } from '@passarela/contract/site-texts';
import { type Text, text } from '@passarela/contract/text';
import type { ArrayField, PayloadRequest } from 'payload';
import { z } from 'zod';
import en from '../../../messages/en.json' with { type: 'json' };
import pt from '../../../messages/pt.json' with { type: 'json' };
import { bilingual } from '../../parts/fields/bilingual.ts';
import { select } from '../../parts/fields/options.ts';
import { messageFor } from '../../platform/errors/refusal.ts';
import { PAGE_NAMES } from './page-names.ts';

const listed = (language: Language) => MENU_PAGES.map((page) => PAGE_NAMES[page][language]).join(', ');
const MAX_ROWS = 12;
const WITHOUT_DIVISION = text('Escolha a divisão.', 'Choose the division.');
const TWICE = text('Cada página entra uma vez só no menu.', 'Each page stands in the menu once.');

const TOO_LONG = text(
  `O menu não cabe na tela: use no máximo ${MENU_MAX_CHARS} letras, contando o nome de todas as páginas.`,
  `The menu does not fit the screen: use ${MENU_MAX_CHARS} letters at most, the names of all pages counted.`,
);
const OWN = { pt: pt.Navbar, en: en.Navbar };

const row = z.object({
  page: z.enum(MENU_CHOICES),
  division: z.coerce.number().nullish(),
  label: z.object({ pt: z.string().nullish(), en: z.string().nullish() }).nullish(),
});

type Row = z.infer<typeof row>;

/** The letters of the bar in that language, where a row without a name has the site's own or its division's. */
const lettersOf = (rows: readonly Row[], divisions: DivisionNames, language: Language): number =>
  rows.reduce((sum, { page, division, label }) => {
    const own = page === 'division' ? divisions.get(division ?? 0)?.[language] : ownName(page, language);
    return sum + (label?.[language] || own || '').length;
  }, 0);

const ownName = (page: Exclude<MenuChoice, 'division'>, language: Language) =>
  OWN[language][page === 'talents' ? 'models' : page];

type DivisionNames = ReadonlyMap<number, Text>;

async function namesOf(rows: readonly Row[], { payload }: PayloadRequest): Promise<DivisionNames> {
  const ids = rows.flatMap(({ page, division }) => (page === 'division' && division ? [division] : []));
  if (ids.length === 0) return new Map();
  const where = { id: { in: ids } };
  const { docs } = await payload.find({ collection: 'divisions', where, depth: 0, pagination: false });
  return new Map(docs.map(({ id, name }) => [id, name]));
}

const isTwice = (rows: readonly Row[]): boolean => {
  const places = rows.map(({ page, division }) => (page === 'division' ? `${division}` : page));
  return new Set(places).size < places.length;
};

/** The site's menu: its own pages and lists of divisions in the staff's order, under their names. */
export const menu: ArrayField = {
  name: 'menu',
  type: 'array',
  label: text('Menu', 'Menu'),
  labels: { singular: text('Página', 'Page'), plural: text('Páginas', 'Pages') },
  maxRows: MAX_ROWS,
  validate: async (value, { req }) => {
    const rows = z.array(row).catch([]).parse(value);
    if (isTwice(rows)) return messageFor(req, TWICE);
    const divisions = await namesOf(rows, req);
    const fits = LANGUAGES.every((language) => lettersOf(rows, divisions, language) <= MENU_MAX_CHARS);
    return fits || messageFor(req, TOO_LONG);
  },
  admin: {
    initCollapsed: true,
    components: { RowLabel: '/content/texts/admin/page-label.tsx#PageLabel' },
    description: text(
      `Vazio, o menu é: ${listed('pt')}. Uma página fora da lista sai do menu e do rodapé; o endereço continua no ar.`,
      `When empty, the menu is: ${listed('en')}. A page that is not listed leaves menu and footer; its address stays.`,
    ),
  },
  fields: [
    select('page', text('Página', 'Page'), PAGE_NAMES, { required: true }),
    {
      name: 'division',
      type: 'relationship',
      relationTo: 'divisions',
      label: text('Divisão', 'Division'),
      validate: (value: unknown, { siblingData, req }: { siblingData: unknown; req: PayloadRequest }) =>
        Object(siblingData).page !== 'division' || Boolean(value) || messageFor(req, WITHOUT_DIVISION),
      admin: {
        allowCreate: false,
        condition: (_data, row) => row.page === 'division',
        description: text(
          'Aparece no menu enquanto tiver alguém no site; se a divisão for apagada, sai sozinha.',
          'It is in the menu while it has somebody on the site; if the division is deleted, it leaves by itself.',
        ),
      },
    },
    bilingual('label', text('Nome no menu (vazio: o da página)', 'Name in the menu (empty: the page’s)'), {
      maxLength: 24,
    }),
  ],
};
