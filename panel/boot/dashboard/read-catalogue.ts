import { type Text, text } from '@passarela/contract/text';
import type { Payload, Where } from 'payload';
import { readAgency } from '../../content/agency/read.ts';

const SHOWN = 8;
const COMES = text('entra no ar em', 'goes on the site on');
const GOES = text('sai do ar em', 'leaves the site on');

type Scheduled = { href: string; title: string; what: Text; at: string };

const soon = (field: string, now: string): Where => ({ [field]: { greater_than: now } });
const published: Where = { status: { equals: 'published' } };

/** Entries that appear or go by themselves after `now` (ISO), the next first. */
export async function readScheduled(payload: Payload, now: string): Promise<Scheduled[]> {
  const few = { depth: 0, limit: SHOWN } as const;
  const lists = await Promise.all([
    payload
      .find({
        collection: 'posts',
        where: { and: [published, soon('published_at', now)] },
        sort: 'published_at',
        ...few,
      })
      .then(({ docs }) =>
        docs.map((doc) => ({ ...entry('posts', doc.id, doc.title), what: COMES, at: doc.published_at })),
      ),
    ...(['publish_at', 'hide_at'] as const).flatMap((field) => [
      payload
        .find({ collection: 'talents', where: { and: [published, soon(field, now)] }, sort: field, ...few })
        .then(({ docs }) =>
          docs.map((doc) => ({
            ...entry('talents', doc.id, doc.name),
            what: wordsOf(field),
            at: doc[field] ?? '',
          })),
        ),
      payload
        .find({
          collection: 'slides',
          where: { and: [{ is_active: { not_equals: false } }, soon(field, now)] },
          sort: field,
          ...few,
        })
        .then(({ docs }) =>
          docs.map((doc) => ({
            ...entry('slides', doc.id, `Slide ${doc.id}`),
            what: wordsOf(field),
            at: doc[field] ?? '',
          })),
        ),
    ]),
  ]);
  return lists
    .flat()
    .sort((a, b) => a.at.localeCompare(b.at))
    .slice(0, SHOWN);
}

const wordsOf = (field: 'publish_at' | 'hide_at'): Text => (field === 'publish_at' ? COMES : GOES);

const entry = (slug: string, id: number, title: string) => ({
  href: `/admin/collections/${slug}/${id}`,
  title,
});

type Gap = { href: string; what: Text; count: number };

/** Each gap: its words, and the filter of the list that shows who has it. */
const GAPS = [
  { what: text('Publicados sem capa', 'Published without a cover'), field: 'cover' },
  { what: text('Publicados sem fotos no book', 'Published without photos in the book'), field: 'book' },
  {
    what: text('Publicados sem categoria: em nenhuma lista', 'Published without a category: in no list'),
    field: 'categories',
  },
] as const;

/** References and downloads of a new agency are named after the first one until staff name their own. */
const OWN_NAMES = text(
  'Agência: letras das referências e fim do nome dos downloads',
  'Agency: letters of references, and ending of download names',
);

/** Counts published talents without cover, photos or category, drafts, and unset names; zero counts are left out. */
export async function readGaps(payload: Payload): Promise<Gap[]> {
  const list = '/admin/collections/talents?where[or][0][and]';
  const drafts = await payload.count({ collection: 'talents', where: { status: { equals: 'draft' } } });
  const found = await Promise.all(
    GAPS.map(async ({ what, field }) => {
      const where = { and: [published, { [field]: { exists: false } }] };
      const { totalDocs } = await payload.count({ collection: 'talents', where });
      const href = `${list}[0][status][equals]=published&where[or][0][and][1][${field}][exists]=false`;
      return { href, what, count: totalDocs };
    }),
  );
  const waiting = {
    href: `${list}[0][status][equals]=draft`,
    what: text('Rascunhos', 'Drafts'),
    count: drafts.totalDocs,
  };
  const { reference_prefix, download_ending } = await readAgency(payload);
  const unnamed = {
    href: '/admin/globals/agency',
    what: OWN_NAMES,
    count: [reference_prefix, download_ending].filter((name) => name === null).length,
  };
  return [...found, waiting, unnamed].filter(({ count }) => count > 0);
}
