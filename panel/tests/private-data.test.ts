import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES } from '../contract/routes.ts';
import config from '../payload.config.ts';
import { run } from '../platform/db/client.ts';
import { call, integrationToken, panel, panelToken, unpublished } from './panel.ts';

const WORD = 'canario';
const DAY = '2041-07-19';
/** Kept for staff or for the panel itself, beside the group `agency`. */
const PRIVATE = ['saved_by', 'search', 'external_id'];
const SLUG = 'texto-publico';
let talent = 0;
const made: [slug: 'talents' | 'slides' | 'posts' | 'media', id: number][] = [];

/** A value for every field of the group `agency`, whoever adds one: a word, or a day that nothing else has. */
async function agencyValues(): Promise<Record<string, string>> {
  const { collections } = await config;
  const fields = collections.find(({ slug }) => slug === 'talents')?.flattenedFields ?? [];
  const group = fields.find(({ name }) => name === 'agency');
  if (!group || !('flattenedFields' in group)) throw new Error('There is no group agency');
  return Object.fromEntries(
    // a tick has no word to look for
    group.flattenedFields
      .filter(({ type }) => type !== 'checkbox')
      .map(({ name, type }) => [name, type === 'date' ? `${DAY}T12:00:00.000Z` : `${WORD} ${name}`]),
  );
}

async function fillPrivate(table: string, id: number): Promise<void> {
  const { collections } = await config;
  const has = collections.find(({ slug }) => slug === table)?.flattenedFields.map(({ name }) => name) ?? [];
  for (const field of PRIVATE.filter((name) => has.includes(name))) {
    const value = `${WORD} ${field} ${table}`;
    await run(
      await panel(),
      sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(field)} = ${value} WHERE id = ${id}`,
    );
  }
}

beforeAll(async () => {
  const payload = await panel();
  const create = { width: 40, height: 50, channels: 3 as const, background: '#567' };
  const data = await sharp({ create }).jpeg().toBuffer();
  const file = { data, name: 'publica.jpg', mimetype: 'image/jpeg', size: data.length };
  const { id: picture } = await payload.create({ collection: 'media', data: {}, file, ...unpublished });
  const person = await payload.create({
    collection: 'talents',
    data: {
      name: 'Nome Publico',
      gender: 'woman',
      status: 'published',
      birthdate: '1990-01-01',
      cover: picture,
      book: [picture],
      agency: await agencyValues(),
    },
    ...unpublished,
  });
  talent = person.id;
  const slide = { type: 'home', slide_mobile: picture, slide_desktop: picture, talent } as const;
  const { id: slideId } = await payload.create({ collection: 'slides', data: slide, ...unpublished });
  const text = {
    title: 'Texto Publico',
    type: 'blog',
    language: 'pt',
    status: 'published',
    cover: picture,
  } as const;
  const { id: post } = await payload.create({
    collection: 'posts',
    data: { ...text, slug: SLUG, published_at: new Date(0).toISOString() },
    ...unpublished,
  });
  made.push(['slides', slideId], ['posts', post], ['talents', talent], ['media', picture]);
  for (const [slug, id] of made) await fillPrivate(slug, id);
});

afterAll(async () => {
  const payload = await panel();
  for (const [collection, id] of made) {
    await payload.delete({ collection, where: { id: { equals: id } }, ...unpublished });
  }
});

const reading = () => ROUTES.filter(({ method }) => method === 'GET');

/** Every address of a route: each value of its parameters that finds something. */
function addressesOf(path: string): string[] {
  const values: Record<string, string[]> = {
    entity: ['prehome', 'slides_home', 'slides_about', 'blog', 'feed', 'privacy'],
    type: path.includes('slides') ? ['prehome', 'home', 'about'] : ['blog', 'news'],
    language: ['pt', 'en'],
    slug: [SLUG],
  };
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (!name) return [path];
  return (values[name] ?? []).flatMap((value) => addressesOf(path.replace(`{${name}}`, value)));
}

const QUERIES: Record<string, string[]> = {
  '/integration/api/options': ['?countries=1&states=BR&skin_tone=pt&language=pt'],
};

async function answers(): Promise<Map<string, string>> {
  const tokens = { integration: await integrationToken(), panel: await panelToken() };
  const texts = new Map<string, string>();
  const ask = async (
    method: string,
    path: string,
    body?: object,
    raw?: { raw: string; headers: Record<string, string> },
  ) => {
    const token = path.startsWith('/integration') ? tokens.integration : tokens.panel;
    const answer = await call(method, path, { token, ...(body && { body }), ...raw });
    texts.set(`${method} ${path}`, `${answer.status} ${await answer.text()}`);
  };
  for (const { path } of reading()) {
    const profiles = ['pt', 'en'].map(
      (language) => `?id=${talent}&language=${language}&cover_web=1&cover2=1&skills=1`,
    );
    const queries = path.includes('profile') ? profiles : (QUERIES[path] ?? ['']);
    for (const address of addressesOf(path)) for (const query of queries) await ask('GET', address + query);
  }
  for (const body of [{}, { ids: [talent] }, { q: 'Nome Publico' }]) {
    await ask(
      'POST',
      `/integration/api/talents?language=pt&paginate=1000&cover_web=1&n=${Object.keys(body)}`,
      body,
    );
  }
  return texts;
}

test('no answer of the contract holds a word that is for staff alone', async () => {
  const texts = await answers();
  for (const [path, text] of texts) {
    expect(text.toLowerCase(), path).not.toContain(WORD);
    expect(text, path).not.toContain(DAY);
  }
  // each route was called, and public data are there
  expect(texts.size).toBeGreaterThanOrEqual(reading().length);
  const found = [...texts]
    .filter(([, text]) => /nome publico|texto publico|publica-/i.test(text))
    .map(([path]) => path.split('?')[0]);
  expect(new Set(found)).toEqual(
    new Set([
      'GET /integration/api/talent/profile',
      'POST /integration/api/talents',
      'GET /panel/api/entities/slides_home',
      'GET /panel/api/entities/blog',
      'GET /panel/api/slides/home',
      'GET /panel/api/posts/blog/pt',
      `GET /panel/api/posts/blog/${SLUG}/pt`,
    ]),
  );
});

test('a search finds nobody by what is for staff alone', async () => {
  const token = await integrationToken();
  for (const q of [WORD, 'external_id', 'real_name']) {
    const { total } = await (await call('POST', '/integration/api/talents', { token, body: { q } })).json();
    expect(total, q).toBe(0);
  }
});
