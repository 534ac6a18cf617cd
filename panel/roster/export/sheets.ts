import { Readable } from 'node:stream';
import { text } from '@passarela/contract/text';
import { webStream } from '@passarela/gate/web-stream';
import { makeZip } from 'client-zip';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { listWhere } from '../../catalogue/search/search-text.ts';
import { articleHtml } from '../../content/articles/article-html.ts';
import { SECTIONS } from '../../content/posts/translation.ts';
import { BOM, csvLine, sheetAnswer } from '../../inbox/csv/cell.ts';
import { COLUMNS, entriesOf } from '../../inbox/csv/export.ts';
import { requireAdmin, requireEditor } from '../../parts/access/require.ts';
import { noteAct } from '../../parts/audit/note.ts';
import type { Talent } from '../../platform/db/payload-types.ts';
import { files } from '../../platform/files/files.ts';
import { MEDIA } from '../../platform/files/keys.ts';
import { log } from '../../platform/log/log.ts';
import { localDay, localMinute } from '../../platform/reference/agency-time.ts';
import { KINDS, type Kind } from '../../platform/reference/kinds.ts';
import { LANGUAGE_NAMES, languageOf } from '../../platform/reference/language.ts';
import { STATES } from '../../publishing/schedule/admin/air-message.ts';
import { photosOf, talentHeadings, talentRow } from './talent-row.ts';

type Language = 'pt' | 'en';
type Row = readonly (string | number | boolean | null | undefined)[];
type Sheet = { name: string; rows: (req: PayloadRequest, language: Language) => AsyncGenerator<Row> };

const AT_ONCE = 100;

/** All talents that fit but those in the trash, by id, their pictures loaded. */
async function* allTalents(req: PayloadRequest, filter: Where = {}): AsyncGenerator<Talent> {
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
const SHEETS: readonly Sheet[] = [
  { name: 'talentos.csv', rows: talents },
  { name: 'publicacoes.csv', rows: posts },
  ...KINDS.map((kind) => ({ name: INBOX_NAMES[kind], rows: inbox(kind) })),
];

async function* lines(req: PayloadRequest, where: Where): AsyncGenerator<string> {
  const language = languageOf(req.i18n);
  yield BOM + csvLine(talentHeadings(language), language);
  for await (const talent of allTalents(req, where)) yield csvLine(talentRow(talent, [], language), language);
}

/** GET /cms-api/talents/export.csv, editors: the list by its own filters and search, as the import reads it. */
export const talentsCsv: Endpoint = {
  path: '/export.csv',
  method: 'get',
  handler: async (req) => {
    const user = requireEditor(req);
    const where = listWhere(req, 'talents');
    // an invalid filter is refused here, before the answer begins
    await req.payload.count({ collection: 'talents', where, overrideAccess: false, user, req });
    await noteAct(req, { act: 'export', subject: 'talents' });
    const all = Readable.from(lines(req, where), { objectMode: false });
    return sheetAnswer(`talentos-${localDay(Date.now())}`, webStream(all));
  },
};

type Entry = { name: string; input: AsyncIterable<Uint8Array | string>; lastModified: Date };

async function* linesOf(sheet: Sheet, req: PayloadRequest, language: Language): AsyncGenerator<string> {
  yield BOM;
  for await (const row of sheet.rows(req, language)) yield csvLine(row, language);
}

/** Sheets, then photos, each opened when its turn comes; a photo whose file is gone is left out and logged. */
async function* entries(req: PayloadRequest, now: Date): AsyncGenerator<Entry> {
  const language = languageOf(req.i18n);
  for (const sheet of SHEETS)
    yield { name: sheet.name, input: linesOf(sheet, req, language), lastModified: now };
  for await (const talent of allTalents(req)) {
    for (const { path, filename } of photosOf(talent)) {
      const found = await files().get(`${MEDIA}${filename}`);
      if (found) yield { name: path, input: found.stream, lastModified: found.changedAt };
      else log('warn', `Export: the file of a photo of talent ${talent.id} is gone`);
    }
  }
}

/** GET /cms-api/export.zip, administrators: talents, posts, inbox and all talents' photos, streamed. */
export const exportAll: Endpoint = {
  path: '/export.zip',
  method: 'get',
  handler: async (req) => {
    const { id } = requireAdmin(req);
    const now = new Date();
    log('info', `Export of everything by staff ${id}`);
    await noteAct(req, { act: 'export', subject: 'everything' });
    const zip = makeZip(entries(req, now));
    return new Response(webStream(Readable.from(zip, { objectMode: false })), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="passarela-${localDay(now.getTime())}.zip"`,
        'Cache-Control': 'private, no-store',
      },
    });
  },
};
