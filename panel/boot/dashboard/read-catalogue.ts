import { type Text, text } from '@passarela/contract/text';
import type { Payload, Where } from 'payload';
import { readAgency } from '../../content/agency/read.ts';
import { talentIds } from '../../packages/sendable.ts';
import { localDay, startOfDay } from '../../platform/reference/agency-time.ts';
import { missingOf, namedWithMissing } from '../../platform/reference/minors.ts';

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

const WAYS = {
  site: text('está no site assim', 'is on the site so'),
  client: text('em pacote aberto, sem aparecer para o cliente', 'in an open package, hidden from the client'),
};

type Unguarded = { href: string; title: Text; what: Text };

/** Minors who are published, or in an open package at `now` (ms), without what a minor needs; by name. */
export async function readUnguarded(payload: Payload, now: number): Promise<Unguarded[]> {
  const today = localDay(now);
  const whole = { depth: 0, pagination: false } as const;
  const { docs: open } = await payload.find({
    collection: 'packages',
    where: { and: [{ state: { not_equals: 'revoked' } }, soon('expires_at', startOfDay(now))] },
    select: { talents: true },
    ...whole,
  });
  const sent = new Set(
    open.flatMap(({ talents }) => talentIds((talents ?? []).filter(({ taken_down }) => !taken_down))),
  );
  // whoever was born before this year is of age; the rule decides about the others
  const born = soon('birthdate', `${Number(today.slice(0, 4)) - 19}-12-31`);
  const { docs: people } = await payload.find({
    collection: 'talents',
    where: {
      or: [
        { and: [published, born] },
        { and: [{ id: { in: [...sent] } }, { or: [born, { birthdate: { exists: false } }] }] },
      ],
    },
    select: { name: true, birthdate: true, status: true, agency: true },
    sort: 'name',
    ...whole,
  });
  return people.flatMap((person) => {
    const ways = (['site', 'client'] as const).filter(
      (way) =>
        (way === 'site' ? person.status === 'published' : sent.has(person.id)) &&
        missingOf(person, way, today).length > 0,
    );
    const [first] = ways;
    if (!first) return [];
    const said = (language: keyof Text) => ({
      title: namedWithMissing(person, language, first, today),
      what: ways.map((way) => WAYS[way][language]).join('; '),
    });
    const [pt, en] = [said('pt'), said('en')];
    const { href } = entry('talents', person.id, person.name);
    return [{ href, title: text(pt.title, en.title), what: text(pt.what, en.what) }];
  });
}
