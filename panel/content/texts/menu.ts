import { LANGUAGES } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { MENU_CHOICES, MENU_MAX_CHARS, MENU_PAGES } from '@passarela/contract/site-texts';
import { text } from '@passarela/contract/text';
import type { ArrayField, FieldHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { bilingual } from '../../parts/fields/basic.ts';
import { select } from '../../parts/fields/options.ts';
import { fill } from '../../parts/ui/fill.ts';
import { messageFor } from '../../platform/errors/refusal.ts';
import { LANGUAGE_NAMES } from '../../platform/reference/language.ts';
import { countLetters, PAGE_NAMES } from './menu-pages.ts';
import { readMenuNames } from './standard.ts';

const hasName = (label: unknown): boolean => isRecord(label) && Boolean(label.pt || label.en);

/** Whether the rows are the site's own menu: all its pages in their order, under their own names. */
function isStandard(rows: readonly unknown[]): boolean {
  return (
    rows.length === MENU_PAGES.length &&
    rows.every((row, index) => isRecord(row) && row.page === MENU_PAGES[index] && !hasName(row.label))
  );
}

/** Fills an empty menu with the site's own, so that staff rename one page without listing the others. */
const showStandard: FieldHook = ({ value }) =>
  Array.isArray(value) && value.length > 0 ? value : MENU_PAGES.map((page) => ({ id: page, page }));

/** Stores the site's own menu as an empty list, which follows the site when it gets another page. */
const storeStandardAsEmpty: FieldHook = ({ value }) =>
  Array.isArray(value) && isStandard(value) ? [] : value;

/** The rows that staff made; none where they left the site's own menu. */
export const ownRows = <Row>(rows: readonly Row[]): readonly Row[] => (isStandard(rows) ? [] : rows);

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
      RowLabel: '/content/texts/admin/menu-count.tsx#PageLabel',
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
