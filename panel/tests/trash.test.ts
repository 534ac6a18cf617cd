import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOfMedium } from '../publishing/takedown/media-of.ts';
import { noteCutSaves } from '../publishing/takedown/note.ts';
import { call, changeTalent, panel, panelToken, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';
import { textWithPicture } from './text-with-picture.ts';
import {
  answerOf,
  closeMedia,
  lastTakedown,
  listed,
  newPicture,
  newPost,
  newSlide,
  newTalent,
  openMedia,
  profileOf,
  publicStatus,
  trashOf,
} from './trash-kit.ts';

let as: Staff;
let trash: ReturnType<typeof trashOf>;
beforeAll(async () => {
  as = await signInStaff('trash');
  trash = trashOf(as);
  await openMedia();
});
afterAll(closeMedia);

test('a talent in the trash answers 410, is in no list, her files are gone; restored, all is back', async () => {
  const [cover, shared] = [await newPicture('lixeira-capa'), await newPicture('lixeira-junto')];
  const talent = await newTalent('Lia', [cover, shared]);
  await newTalent('Mia', [shared]);
  expect([(await profileOf(talent.id)).status, await listed(talent.id)]).toEqual([200, true]);

  expect((await trash.move('editor', 'talents', talent.id)).status).toBe(200);
  expect([(await profileOf(talent.id)).status, await listed(talent.id)]).toEqual([410, false]);
  expect([await publicStatus(cover), await publicStatus(shared)]).toEqual([[410], [200]]);
  expect(await lastTakedown()).toMatchObject({
    cause: 'deleted',
    subject: 'talents',
    subject_id: talent.id,
    tags: [`talent:${talent.id}`],
    files: filesOfMedium(cover),
  });

  // a restart shows nothing of the talent
  await noteCutSaves(await panel());
  expect(await publicStatus(cover)).toEqual([410]);

  expect((await trash.restore('editor', 'talents', talent.id)).status).toBe(200);
  expect([(await profileOf(talent.id)).status, await listed(talent.id)]).toEqual([200, true]);
  expect(await publicStatus(cover)).toEqual([200]);
  const { data } = await (await profileOf(talent.id)).json();
  expect(data.book).toHaveLength(2);
});

test('a draft that never was public answers 404 in the trash as before', async () => {
  const talent = await newTalent('Nunca', [await newPicture('nunca')], 'draft');
  await trash.move('editor', 'talents', talent.id);
  expect((await profileOf(talent.id)).status).toBe(404);
});

test('a picture in the trash is nobody’s: galleries skip it, and saving the talent meanwhile keeps its place', async () => {
  const [first, second] = [await newPicture('foto-um'), await newPicture('foto-dois')];
  const talent = await newTalent('Galeria', [first, second]);
  expect((await trash.move('editor', 'media', first.id)).status).toBe(200);
  expect(await publicStatus(first)).toEqual([410]);
  expect(await lastTakedown()).toMatchObject({
    cause: 'deleted',
    subject: 'media',
    files: filesOfMedium(first),
  });
  const { data } = await (await profileOf(talent.id)).json();
  expect(data).toMatchObject({ cover: null, book: [{ file: second.filename }] });
  const form = new FormData();
  form.set('talent', JSON.stringify({ id: talent.id }));
  form.set('gallery', 'book');
  form.set('size', 'light');
  await changeTalent(talent.id, { downloads: 'yes' });
  const request = new Request('http://panel.test/', { method: 'POST', body: form });
  const zip = await call('POST', '/panel/api/download/gallery', {
    token: await panelToken(),
    raw: await request.text(),
    headers: { 'Content-Type': request.headers.get('Content-Type') ?? '' },
  });
  expect(zip.status).toBe(200);
  expect(await zip.text()).not.toContain('book-02');

  const body = JSON.stringify({ name: 'Galeria Nova', book: [first.id, second.id], cover: first.id });
  expect((await as('editor', 'PATCH', `talents/${talent.id}`, { body })).status).toBe(200);
  expect((await trash.restore('editor', 'media', first.id)).status).toBe(200);
  expect(await publicStatus(first)).toEqual([200]);
  const back = await (await profileOf(talent.id)).json();
  expect(back.data).toMatchObject({ cover: first.filename });
  expect(back.data.book).toHaveLength(2);
});

test('what a slide or the feed shows is not moved to the trash; the words say why', async () => {
  const payload = await panel();
  const [inSlide, inFeed] = [await newPicture('no-slide'), await newPicture('no-feed')];
  const slide = await newSlide(inSlide);
  const feed = await payload.create({
    collection: 'feed',
    data: { image: inFeed.id, permalink: 'https://x.test/t', taken_at: '2026-01-01' },
    ...unpublished,
  });
  for (const { id } of [inSlide, inFeed]) {
    const answer = await trash.move('editor', 'media', id);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('está em um slide ou no feed');
  }
  await payload.delete({ collection: 'feed', id: feed.id, ...unpublished });

  // a slide goes with its picture, and comes back only with it
  expect((await trash.move('editor', 'slides', slide.id)).status).toBe(200);
  expect(await publicStatus(inSlide)).toEqual([410]);
  expect(await answerOf('slides/home')).not.toContain('no-slide');
  expect((await trash.move('editor', 'media', inSlide.id)).status).toBe(200);
  const early = await trash.restore('editor', 'slides', slide.id);
  expect(await early.text()).toContain('está na lixeira');
  await trash.restore('editor', 'media', inSlide.id);
  expect((await trash.restore('editor', 'slides', slide.id)).status).toBe(200);
  expect(await answerOf('slides/home')).toContain('no-slide');
  expect(await publicStatus(inSlide)).toEqual([200]);
  await payload.delete({ collection: 'slides', id: slide.id, ...unpublished });
});

test('a post in the trash lends its address; restored it takes it back, or the next that is free', async () => {
  const picture = await newPicture('capa-do-post');
  const post = await newPost('Festa da casa', picture);
  expect(post.slug).toBe('festa-da-casa');
  expect((await trash.move('editor', 'posts', post.id)).status).toBe(200);
  expect(await publicStatus(picture)).toEqual([410]);
  expect(await answerOf('posts/news/pt')).not.toContain('festa-da-casa');
  const again = await newPost('Festa da casa');
  expect(again.slug).toBe('festa-da-casa');
  await trash.restore('editor', 'posts', post.id);
  const restored = await (await panel()).findByID({ collection: 'posts', id: post.id });
  expect([restored.slug, restored.status]).toEqual(['festa-da-casa-2', 'published']);
  expect(await publicStatus(picture)).toEqual([200]);
  await trash.move('editor', 'posts', again.id);
  await trash.move('editor', 'posts', post.id);
  await trash.restore('editor', 'posts', again.id);
  expect((await (await panel()).findByID({ collection: 'posts', id: again.id })).slug).toBe('festa-da-casa');
});

test('a picture in the text of a post in the trash is gone, and a trashed one leaves the text', async () => {
  const payload = await panel();
  const picture = await newPicture('no-texto');
  const post = await newPost('Com texto');
  const data = { content: textWithPicture(picture.id) };
  await payload.update({ collection: 'posts', id: post.id, data, ...unpublished });
  expect(await publicStatus(picture)).toEqual([200]);
  expect(await answerOf('posts/news/com-texto/pt')).toContain('no-texto');
  await trash.move('editor', 'posts', post.id);
  expect(await publicStatus(picture)).toEqual([410]);
  await trash.restore('editor', 'posts', post.id);
  await trash.move('editor', 'media', picture.id);
  expect(await answerOf('posts/news/com-texto/pt')).not.toContain('no-texto');
});

test('the server says since when, and an old version moves nothing to the trash or out of it', async () => {
  const payload = await panel();
  const { id } = await newPost('Versões de um texto');
  const long = JSON.stringify({ deletedAt: '2020-01-01T00:00:00.000Z' });
  await as('editor', 'PATCH', `posts/${id}`, { body: long });
  const one = async () => payload.findByID({ collection: 'posts', id, trash: true });
  const movedAt = (await one()).deletedAt ?? '';
  expect(Date.now() - Date.parse(movedAt)).toBeLessThan(60_000);
  await as('editor', 'PATCH', `posts/${id}?trash=true`, { body: long });
  expect((await one()).deletedAt).toBe(movedAt);
  await trash.restore('editor', 'posts', id);
  const where = { parent: { equals: id }, 'version.deletedAt': { exists: true } };
  const { docs } = await payload.findVersions({ collection: 'posts', where, trash: true });
  await payload.restoreVersion({ collection: 'posts', id: String(docs[0]?.id) });
  expect(await one()).toMatchObject({ deletedAt: null, slug: 'versoes-de-um-texto' });
});
