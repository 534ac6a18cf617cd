import { text } from '@passarela/contract/text';
import type { PayloadRequest, Where } from 'payload';
import { articleHtml } from '../../content/articles/article-html.ts';
import { SECTIONS } from '../../content/posts/translation.ts';
import { COLUMNS } from '../../inbox/csv/columns.ts';
import { entriesOf } from '../../inbox/csv/entries.ts';
import type { Talent } from '../../platform/db/payload-types.ts';
import { localMinute } from '../../platform/reference/agency-time.ts';
import { KINDS, type Kind } from '../../platform/reference/kinds.ts';
import { LANGUAGE_NAMES } from '../../platform/reference/language.ts';
import { STATES } from '../../publishing/schedule/status.ts';
import { photosOf, talentHeadings, talentRow } from './talent-row.ts';

type Language = 'pt' | 'en';
type Row = readonly (string | number | boolean | null | undefined)[];
export type Sheet = { name: string; rows: (req: PayloadRequest, language: Language) => AsyncGenerator<Row> };

const AT_ONCE = 100;

/** All talents that fit but those in the trash, by id, their pictures loaded. */
export async function* allTalents(req: PayloadRequest, filter: Where = {}): AsyncGenerator<Talent> {
  for (let after = 0; ; ) {
    const { docs } = await req.payload.find({
      collection: 'talents',
      where: { and: [filter, { id: { greater_than: after } }] },
      sort: 'id',
      limit: AT_ONCE,
      pagination: false,
      depth: 1,
    });
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < AT_ONCE) return;
    after = last.id;
  }
}

async function* talents(req: PayloadRequest, language: Language): AsyncGenerator<Row> {
  yield talentHeadings(language);
  for await (const talent of allTalents(req)) yield talentRow(talent, photosOf(talent), language);
}

const POST_HEADINGS = [
  text('Número', 'Number'),
  text('Título', 'Title'),
  text('Seção', 'Section'),
  text('Idioma', 'Language'),
  text('Situação', 'Status'),
  text('Publicado em', 'Published on'),
  text('Endereço', 'Slug'),
  text('Descrição', 'Description'),
  text('Texto (HTML)', 'Text (HTML)'),
];

async function* posts(req: PayloadRequest, language: Language): AsyncGenerator<Row> {
  yield POST_HEADINGS.map((heading) => heading[language]);
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await req.payload.find({
      collection: 'posts',
      sort: 'id',
      limit: AT_ONCE,
      page,
      depth: 1,
    });
    for (const post of docs) {
      const { id, title, type, status, slug, description } = post;
      const published = localMinute(post.published_at);
      const words = [SECTIONS[type], LANGUAGE_NAMES[post.language], STATES[status]].map(
        (one) => one[language],
      );
      yield [id, title, ...words, published, slug, description, articleHtml(post.content, post.language)];
    }
    if (!hasNextPage) return;
  }
}

const inbox = (kind: Kind): Sheet['rows'] =>
  async function* (req, language) {
    yield COLUMNS[kind].map(({ heading }) => heading[language]);
    for await (const entry of entriesOf({ kind, where: {}, req }))
      yield COLUMNS[kind].map(({ value }) => value(entry, language));
  };

const INBOX_NAMES: Record<Kind, string> = {
  messages: 'mensagens.csv',
  quotes: 'orcamentos.csv',
  applications: 'candidaturas.csv',
};

/** The sheets of an export; each begins with its headings. */
export const SHEETS: readonly Sheet[] = [
  { name: 'talentos.csv', rows: talents },
  { name: 'publicacoes.csv', rows: posts },
  ...KINDS.map((kind) => ({ name: INBOX_NAMES[kind], rows: inbox(kind) })),
];
