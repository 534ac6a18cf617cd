import { LANGUAGES } from '@passarela/contract';
import { MENU_CHOICES, MENU_MAX_CHARS } from '@passarela/contract/site-texts';
import { text } from '@passarela/contract/text';
import type { ArrayField, PayloadRequest } from 'payload';
import { z } from 'zod';
import { bilingual } from '../../parts/fields/bilingual.ts';
import { select } from '../../parts/fields/options.ts';
import { fill } from '../../parts/ui/fill.ts';
import { messageFor } from '../../platform/errors/refusal.ts';
import { LANGUAGE_NAMES } from '../../platform/reference/language.ts';
import { countLetters } from './count-letters.ts';
import { readMenuNames } from './menu-names.ts';
import { PAGE_NAMES } from './page-names.ts';
import { showStandard, storeStandardAsEmpty } from './standard-menu.ts';

const MAX_ROWS = 12;
const WITHOUT_DIVISION = text('Escolha a divisão.', 'Choose the division.');
const TWICE = text('Cada página entra uma vez só no menu.', 'Each page stands in the menu once.');

const TOO_LONG = text(
  `O menu não cabe na tela: {language} tem {n} de ${MENU_MAX_CHARS} letras, contando o nome de todas as páginas.`,
  `The menu does not fit the screen: {language} has {n} of ${MENU_MAX_CHARS} letters, the names of all pages counted.`,
);

const row = z.object({
  page: z.enum(MENU_CHOICES),
  division: z.coerce.number().nullish(),
  label: z.object({ pt: z.string().nullish(), en: z.string().nullish() }).nullish(),
});

type Row = z.infer<typeof row>;

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
    const names = await readMenuNames(req.payload);
    const counts = LANGUAGES.map((language) => ({ language, n: countLetters(rows, names, language) }));
    const over = counts.find(({ n }) => n > MENU_MAX_CHARS);
    if (!over) return true;
    const language = messageFor(req, LANGUAGE_NAMES[over.language]);
    return fill(messageFor(req, TOO_LONG), { n: over.n, language });
  },
  hooks: { afterRead: [showStandard], beforeChange: [storeStandardAsEmpty] },
  admin: {
    initCollapsed: true,
    components: {
      RowLabel: '/content/texts/admin/page-label.tsx#PageLabel',
      Description: '/content/texts/admin/menu-description.tsx#MenuDescription',
    },
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
