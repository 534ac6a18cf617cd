import { text } from '@passarela/contract/text';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  Field,
  NumberField,
  PayloadRequest,
} from 'payload';
import { findUses } from '../catalogue/uses/find-uses.ts';
import { replaceUses } from '../catalogue/uses/replace-uses.ts';
import { termAccess } from '../parts/access/rules.ts';
import { CATALOGUE, content } from '../parts/collection-options.ts';
import { bilingual, ui } from '../parts/fields/basic.ts';
import { refusalFor } from '../platform/errors/refusal.ts';
import { publishing, tagsOfSkill } from '../publishing/queue/publishing-hooks.ts';
import { collection } from './collection.ts';

const NAMED = 5;

const usedBy = (total: number, names: string) =>
  text(
    `Em uso (${total}): ${names}. Abra e use “Tirar de todos e mover para a lixeira”, em “Onde é usado”.`,
    `In use (${total}): ${names}. Open it and use “Take it off all and trash it”, in “Where it is used”.`,
  );

type Term = 'categories' | 'divisions' | 'skills';

async function refuseUsed(req: PayloadRequest, term: Term, id: number | string): Promise<void> {
  const { total, entries } = await findUses(req, term, id, NAMED);
  if (total === 0) return;
  const names = entries.slice(0, NAMED).map(({ title }) => title);
  const rest = total > names.length ? ', …' : '';
  throw refusalFor(req, usedBy(total, names.join(', ') + rest), 409);
}

/** Keeps a used category, division or skill, also one of a trashed talent: the database would drop the relation. */
const refuseUsedTerm =
  (term: Term): CollectionBeforeDeleteHook =>
  ({ id, req }) =>
    refuseUsed(req, term, id);

/** The same for a move to the trash: in it a term is nobody's, and the site does not know it. */
const refuseUsedTermInTrash =
  (term: Term): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    if (originalDoc && data.deletedAt && !originalDoc.deletedAt) await refuseUsed(req, term, originalDoc.id);
    return data;
  };

const PLAIN = '/parts/ui/cells.tsx#ReadableCell';

const uses = ui('uses', '/catalogue/where-used/uses.tsx#Uses', {
  position: 'sidebar',
  disableListColumn: true,
});

/** An id that staff may choose, because the contract's numbers mean something to the site; else the next free one. */
const numericId = (collection: 'categories' | 'divisions'): NumberField => ({
  name: 'id',
  type: 'number',
  label: text('Código', 'Code'),
  required: true,
  min: 1,
  defaultValue: async ({ req }: { req: PayloadRequest }) => {
    const newest = { collection, depth: 0, limit: 1, sort: '-id', trash: true, req } as const;
    const { docs } = await req.payload.find(newest);
    return (docs[0]?.id ?? 0) + 1;
  },
  admin: {
    description: text(
      'Número usado pelo site: o próximo livre serve. Não muda depois.',
      'Number the site uses: the next free one will do. It never changes.',
    ),
    components: { Cell: PLAIN },
  },
});

/** A name in both languages, with a hidden copy of `name.pt`: a group cannot be the title that pickers show. */
const name: Field[] = [
  bilingual('name', text('Nome', 'Name'), { required: true }),
  {
    name: 'title',
    type: 'text',
    label: text('nome', 'name'),
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    hooks: { beforeChange: [({ siblingData }) => siblingData.name?.pt] },
  },
];

type Hooks = ReturnType<typeof publishing>;

/** Refuses a deletion before its publishing is prepared. */
const unused = (term: Parameters<typeof refuseUsedTerm>[0], hooks: Hooks): Hooks => ({
  ...hooks,
  beforeChange: [refuseUsedTermInTrash(term), ...hooks.beforeChange],
  beforeDelete: [refuseUsedTerm(term), ...hooks.beforeDelete],
});

/** Sections of the catalogue; 1 is models, 1891 is cast. */
export const categories = collection({
  slug: 'categories',
  labels: { singular: text('Categoria', 'Category'), plural: text('Categorias', 'Categories') },
  ...content(CATALOGUE, 'title', ['name.pt', 'name.en', 'is_internal']),
  access: termAccess,
  trash: true,
  endpoints: [replaceUses('categories')],
  hooks: unused(
    'categories',
    publishing('categories', () => ['talents', 'options']),
  ),
  fields: [
    uses,
    numericId('categories'),
    { name: 'key', type: 'text', label: text('Chave', 'Key'), required: true, unique: true },
    ...name,
    {
      name: 'is_internal',
      type: 'checkbox',
      label: text('Interna (não aparece nas listas)', 'Internal (in no list)'),
      defaultValue: false,
      admin: { components: { Cell: PLAIN } },
    },
  ],
});

/** Boards within a category; one of category 1446 hides its talents from every list. */
export const divisions = collection({
  slug: 'divisions',
  labels: { singular: text('Divisão', 'Division'), plural: text('Divisões', 'Divisions') },
  ...content(CATALOGUE, 'title', ['name.pt', 'name.en', 'category']),
  access: termAccess,
  trash: true,
  endpoints: [replaceUses('divisions')],
  hooks: unused(
    'divisions',
    // the menu may name one
    publishing('divisions', () => ['talents', 'options', 'social']),
  ),
  fields: [
    uses,
    numericId('divisions'),
    ...name,
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      label: text('Categoria', 'Category'),
      required: true,
    },
  ],
});

export const skills = collection({
  slug: 'skills',
  labels: { singular: text('Habilidade', 'Skill'), plural: text('Habilidades', 'Skills') },
  ...content(CATALOGUE, 'title', ['name.pt', 'name.en']),
  access: termAccess,
  trash: true,
  endpoints: [replaceUses('skills')],
  hooks: unused(
    'skills',
    publishing('skills', (skill, req) => tagsOfSkill(req, skill.id)),
  ),
  fields: [uses, ...name],
});
