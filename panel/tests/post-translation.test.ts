import { beforeAll, expect, test } from 'vitest';
import { findTranslation, textTimes } from '../content/posts/translation.ts';
import { panel } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

// Two texts of one post: which is older is decided by when each was changed.
let as: Staff;
beforeAll(async () => {
  as = await signInStaff('post-translation');
});

const body = (data: object) => ({ body: JSON.stringify(data) });
const save = (id: number, data: object) => as('editor', 'PATCH', `posts/${id}?depth=0`, body(data));

const post = async (id: number) => (await panel()).findByID({ collection: 'posts', id, depth: 0 });

/** A post and its translation, made by the button; whose form says that the other one is older. */
async function pair() {
  const data = { title: `Par ${Date.now()}`, type: 'blog', language: 'pt', status: 'draft' };
  const { doc } = await (await as('editor', 'POST', 'posts?depth=0', body(data))).json();
  const { id: twin } = await (await as('editor', 'POST', `posts/${doc.id}/translate`)).json();
  const older = async () => {
    const times = await textTimes(await panel(), [doc.id, twin]);
    const is = (one: number, other: number) =>
      (times.get(one)?.changed ?? 0) > (times.get(other)?.written ?? 0);
    return [is(doc.id, twin) && 'en', is(twin, doc.id) && 'pt'].filter(Boolean);
  };
  return { pt: Number(doc.id), en: Number(twin), older };
}

test('a new translation is older or newer than nothing: it is the same text', async () => {
  const { pt, older } = await pair();
  expect(await older()).toEqual([]);
  expect((await findTranslation({ payload: await panel() }, await post(pt)))?.language).toBe('en');
});

test('the note is about the one that changed earlier, and changes over with each change', async () => {
  const { pt, en, older } = await pair();
  await save(pt, { title: 'Mudou em português' });
  expect(await older()).toEqual(['en']);
  await save(en, { title: 'Rewritten' });
  expect(await older()).toEqual(['pt']);
  await save(pt, { description: 'Mais uma vez.' });
  expect(await older()).toEqual(['en']);
});

test('a status, a place or a day is no change of the text', async () => {
  const { pt, en, older } = await pair();
  await save(pt, { status: 'published' });
  await save(en, { published_at: '2026-05-05T12:00:00.000Z', type: 'news' });
  expect(await older()).toEqual([]);
});
