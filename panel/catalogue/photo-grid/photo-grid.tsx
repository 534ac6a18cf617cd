import { MEASURE_NAMES } from '@passarela/contract/measures';
import { text } from '@passarela/contract/text';
import type { BeforeListTableServerProps, Payload } from 'payload';
import { z } from 'zod';
import controls from '../../parts/ui/controls.module.css';
import { mediumOf } from '../../parts/ui/medium-of.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { minorMark } from '../../platform/reference/minors.ts';
import { airMessage } from '../../publishing/schedule/admin/air-message.ts';
import { filesOfMedium } from '../../publishing/takedown/media-of.ts';
import { MeasuresGrid } from '../measures-grid/measures-grid.tsx';
import { staffFile } from '../media/staff-file.ts';
import styles from './photo-grid.module.css';
import { TileList } from './tile-list.tsx';
import { isTrashList, readView, VIEW_KEYS } from './view.ts';

type Options = { ids: number[]; payload: Payload };

/** The measures of the talents with these ids, in their order, to be edited together. */
async function Measures({ ids, payload }: Options) {
  const { docs } = await payload.find({
    collection: 'talents',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
  });
  const byId = new Map(docs.map((talent) => [talent.id, talent]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  const given = rows.map(({ id, name, updatedAt, ...talent }) => ({
    id,
    name,
    updatedAt,
    values: Object.fromEntries(MEASURE_NAMES.map((measure) => [measure, talent[measure]])),
  }));
  // a new key for each page of the list: input belongs to its rows
  return <MeasuresGrid key={ids.join()} talents={given} />;
}

const LIST = '/admin/collections/talents';
const FILTERS = [
  { words: text('Sem foto', 'No photo'), query: 'where[cover][exists]=false' },
  { words: text('Sem categoria', 'No category'), query: 'where[categories][exists]=false' },
  { words: text('Rascunhos', 'Drafts'), query: 'where[status][equals]=draft' },
];
const ALL = text('Todos', 'All');

type Query = BeforeListTableServerProps['searchParams'];

const isAsked = (searchParams: Query | undefined, query: string): boolean => {
  const [name = '', value] = query.split('=');
  return searchParams?.[name] === value;
};

type Props = { i18n: BeforeListTableServerProps['i18n']; searchParams: Query | undefined };

/** Over the list of talents: the most common filters, in one click. */
function Filters({ i18n, searchParams }: Props) {
  const language = languageOf(i18n);
  const links = [{ words: ALL, query: '' }, ...FILTERS];
  const shown = FILTERS.find(({ query }) => isAsked(searchParams, query))?.query ?? '';
  return (
    <nav className={styles.filters} aria-label={text('Filtros rápidos', 'Quick filters')[language]}>
      {links.map(({ words, query }) => (
        <a
          key={query}
          className={controls.secondary}
          href={query ? `${LIST}?${query}` : LIST}
          aria-current={query === shown ? 'true' : undefined}
        >
          {words[language]}
        </a>
      ))}
    </nav>
  );
}

const DRAFT = text('Rascunho', 'Draft');
const NO_COVER = text('sem capa', 'no cover');
const VIEWS = {
  faces: text('Rostos', 'Faces'),
  table: text('Tabela', 'Table'),
  measures: text('Medidas', 'Measures'),
};

const talent = z.object({
  id: z.number(),
  name: z.string(),
  status: z.string(),
  birthdate: z.string().nullish(),
  cover: z.number().nullish(),
  publish_at: z.string().nullish(),
  hide_at: z.string().nullish(),
  deletedAt: z.string().nullish(),
});

/** The talents of this page of the list as faces, in place of its table, unless this person prefers that. */
export async function PhotoGrid({
  data,
  payload,
  i18n,
  user,
  params,
  searchParams,
}: BeforeListTableServerProps) {
  const language = languageOf(i18n);
  const kept = await readView(payload, user, VIEW_KEYS.talents);
  const isTrash = isTrashList(params);
  // trashed entries can only be read
  const view = isTrash && kept === 'measures' ? 'faces' : kept;
  // one that cannot be read leaves the others in their place
  const docs: unknown[] = data.docs;
  const shown = docs.flatMap((doc) => talent.safeParse(doc).data ?? []);
  const covers = await Promise.all(shown.map(({ cover }) => mediumOf(payload, cover)));
  const files = new Map(covers.flatMap((cover) => (cover ? [[cover.id, filesOfMedium(cover)]] : [])));
  const faceOf = (cover: number | null | undefined) => {
    const [full, thumb] = files.get(cover ?? 0) ?? [];
    const name = thumb ?? full;
    return name ? staffFile(name) : null;
  };
  const faces = shown.map(({ id, name, status, birthdate, cover, deletedAt, publish_at, hide_at }) => {
    const isPublished = status === 'published';
    const times = { isPublished, publishAt: publish_at, hideAt: hide_at };
    const air = isPublished ? airMessage(times, Date.now(), language) : DRAFT[language];
    const tile = { picture: faceOf(cover), blank: NO_COVER[language], description: name, isDescribed: true };
    const state = [minorMark(birthdate, language), air].filter(Boolean).join(' · ') || null;
    return { id, path: `${deletedAt ? 'trash/' : ''}${id}`, ...tile, state };
  });
  return (
    <TileList
      {...{ view, language }}
      collection="talents"
      views={VIEWS}
      tiles={faces}
      filters={!isTrash && <Filters i18n={i18n} searchParams={searchParams} />}
    >
      {view === 'measures' && <Measures ids={shown.map(({ id }) => id)} payload={payload} />}
    </TileList>
  );
}
