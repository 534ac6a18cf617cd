import { beforeAll, expect, test } from 'vitest';
import { internalTables } from '../collections/internal.ts';
import { applicationForm, contactForm, type Form, quoteForm, sendForm, stored } from './forms.ts';
import { panel, quiet } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';
import { uploadPicture } from './upload-picture.ts';

// Two people at once: whoever saves second is told, in every collection and global that staff save.
const OLD = '2020-01-01T00:00:00.000Z';
// written by the panel alone; nobody has a form for them
const NO_FORM = ['deletions', 'photo-views', 'takedowns', ...internalTables.map(({ slug }) => slug)];

let as: Staff;
beforeAll(async () => {
  as = await signInStaff('stale');
});

async function create(
  collection: 'talents' | 'categories' | 'divisions' | 'skills' | 'posts' | 'feed' | 'slides',
  data: object,
) {
  const answer = await as('admin', 'POST', `${collection}?depth=0`, { body: JSON.stringify(data) });
  expect(answer.status).toBe(201);
  return (await answer.json()).doc.id;
}
const names = (name: string) => ({ pt: name, en: name });
const entry = async (path: string, form: Form) => (await stored(await sendForm(path, form))).id;

const ROWS: Record<string, { make: () => Promise<unknown>; change: object }> = {
  talents: { make: () => create('talents', { name: 'Duas', gender: 'woman' }), change: { name: 'Outra' } },
  categories: {
    make: () => create('categories', { id: 7001, key: 'stale', name: names('Duas') }),
    change: { name: names('Outra') },
  },
  divisions: {
    make: () => create('divisions', { id: 7002, name: names('Duas'), category: 1 }),
    change: { name: names('Outra') },
  },
  skills: { make: () => create('skills', { name: names('Duas') }), change: { name: names('Outra') } },
  posts: {
    make: () => create('posts', { title: 'Duas pessoas', type: 'blog', language: 'pt' }),
    change: { title: 'Outra' },
  },
  slides: {
    make: async () => {
      const { id } = await uploadPicture('stale-slide.jpg');
      return create('slides', { type: 'home', slide_mobile: id, slide_desktop: id });
    },
    change: { is_active: false },
  },
  feed: {
    make: async () =>
      create('feed', { image: (await uploadPicture('stale-feed.jpg')).id, permalink: 'https://x.test/' }),
    change: { caption: 'Outra' },
  },
  media: { make: async () => (await uploadPicture('stale.jpg')).id, change: { alt: names('Outra') } },
  messages: { make: () => entry('contact/pt', contactForm()), change: { notes: 'Outra' } },
  quotes: { make: () => entry('favorites/pt', quoteForm()), change: { notes: 'Outra' } },
  applications: {
    make: async () => entry('get-scouted/pt', await applicationForm()),
    change: { notes: 'Outra' },
  },
  users: {
    make: async () => {
      const data = {
        name: 'Duas',
        role: 'booker',
        email: 'two@stale.test',
        password: 'a-long-enough-password',
      } as const;
      return (await (await panel()).create({ collection: 'users', data, ...quiet })).id;
    },
    change: { name: 'Outra' },
  },
};

test('the table below has every collection that has a form', async () => {
  const slugs = (await panel()).config.collections.map(({ slug }) => slug);
  const formed = slugs.filter((slug) => !NO_FORM.includes(slug) && !slug.startsWith('payload-'));
  expect(Object.keys(ROWS).sort()).toEqual(formed.sort());
});

async function expectRefusal(answer: Response) {
  expect(answer.status).toBe(409);
  const { errors } = await answer.json();
  expect(errors[0]).toMatchObject({
    data: { code: 'stale' },
    message: expect.stringContaining('Outra pessoa salvou'),
  });
}

test.each(Object.entries(ROWS))(
  '%s: a save that began before another is refused, the next is not',
  async (slug, { make, change }) => {
    const path = `${slug}/${await make()}`;
    const stamp = (await (await as('admin', 'GET', path)).json()).updatedAt;
    const save = (updatedAt: string) =>
      as('admin', 'PATCH', path, { body: JSON.stringify({ ...change, updatedAt }) });
    await expectRefusal(await save(OLD));
    const saved = await save(stamp);
    expect([slug, saved.status]).toEqual([slug, 200]);
  },
);

const GLOBALS: Record<string, object> = {
  agency: { address: 'Rua das Flores, 10' },
  social: { instagram: 'https://www.instagram.com/outra' },
  downloads: { is_offered: true },
  replies: { accepted: { pt: 'Venha' } },
  privacy: {},
};

test('the table below has every global', async () => {
  expect((await panel()).config.globals.map(({ slug }) => slug).sort()).toEqual(Object.keys(GLOBALS).sort());
});

test.each(Object.entries(GLOBALS))('the global %s: likewise', async (slug, change) => {
  const path = `globals/${slug}`;
  const save = (updatedAt: unknown) =>
    as('admin', 'POST', path, { body: JSON.stringify({ ...change, updatedAt }) });
  const first = await save(undefined);
  expect([slug, first.status]).toEqual([slug, 200]);
  const stamp = (await (await as('admin', 'GET', path)).json()).updatedAt;
  await expectRefusal(await save(OLD));
  expect((await save(stamp)).status).toBe(200);
});
