import { beforeAll, expect, test } from 'vitest';
import { articleHtml } from '../content/articles/article-html.ts';
import { files } from '../platform/files/files.ts';
import { panel, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';
import { uploadPicture } from './upload-picture.ts';

let as: Staff;

beforeAll(async () => {
  as = await signInStaff('saves');
});

const stands = async (filename: string | null | undefined) =>
  (await files().stat(`media/${filename}`)) !== null;

test('a picture that a slide or the feed shows is not deleted, and says why; any other is', async () => {
  const payload = await panel();
  const [inSlide, inFeed, free] = [
    await uploadPicture('slide.jpg'),
    await uploadPicture('feed.jpg'),
    await uploadPicture('free.jpg'),
  ];
  const slide = await payload.create({
    collection: 'slides',
    data: { type: 'about', slide_mobile: inSlide.id, slide_desktop: inSlide.id, alt: {} },
    ...unpublished,
  });
  const inTheFeed = await payload.create({
    collection: 'feed',
    data: {
      image: inFeed.id,
      permalink: 'https://www.instagram.com/p/2',
      taken_at: '2026-11-01T00:00:00.000Z',
    },
    ...unpublished,
  });
  for (const { id, filename } of [inSlide, inFeed]) {
    const answer = await as('admin', 'DELETE', `media/${id}`);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('Este arquivo está em um slide ou no feed de fotos.');
    expect(await stands(filename)).toBe(true);
  }
  // their uses go first, and other files find the feed as it was
  await payload.delete({ collection: 'slides', id: slide.id, ...unpublished });
  await payload.delete({ collection: 'feed', id: inTheFeed.id, ...unpublished });
  expect((await as('admin', 'DELETE', `media/${inSlide.id}`)).status).toBe(200);
  expect((await as('admin', 'DELETE', `media/${free.id}`)).status).toBe(200);
  expect(await stands(free.filename)).toBe(false);
});

test('a picture that is cut gets a name of its own, and one that is only described keeps it', async () => {
  const { id, filename } = await uploadPicture('corte.jpg');
  const name = async () => (await (await panel()).findByID({ collection: 'media', id })).filename;
  const crop =
    'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50';
  const size = 'uploadEdits[widthInPixels]=20&uploadEdits[heightInPixels]=20';
  await as('editor', 'PATCH', `media/${id}`, { body: '{"alt":{"pt":"Um corte"}}' });
  expect(await name()).toBe(filename);
  expect((await as('editor', 'PATCH', `media/${id}?${crop}&${size}`, { body: '{}' })).status).toBe(200);
  const cut = await name();
  expect(cut).toMatch(/^corte-[0-9a-f]{10}(-\d+)?\.jpg$/);
  expect(cut).not.toBe(filename);
  expect(await stands(cut)).toBe(true);
  expect(await stands(filename)).toBe(false);
});

test('a second post of the same title gets an address of its own, and keeps it', async () => {
  const same = { title: 'Um título só', type: 'blog', language: 'pt', status: 'draft' } as const;
  const payload = await panel();
  const slugs: (string | null | undefined)[] = [];
  for (let number = 0; number < 3; number += 1) {
    const { id } = await payload.create({
      collection: 'posts',
      data: { ...same, batch: `titulo-${number}`, published_at: '2026-11-01T00:00:00.000Z' },
      ...unpublished,
    });
    const { slug } = await payload.update({
      collection: 'posts',
      id,
      data: { description: 'Outra descrição' },
      ...unpublished,
    });
    slugs.push(slug);
  }
  expect(slugs).toEqual(['um-titulo-so', 'um-titulo-so-2', 'um-titulo-so-3']);
});

test.each([
  ['www.exemplo.com.br', 'https://www.exemplo.com.br'],
  ['ana@exemplo.com.br', 'mailto:ana@exemplo.com.br'],
  ['https://exemplo.com.br/a?b#c', 'https://exemplo.com.br/a?b#c'],
  ['/seja-modelo', '/seja-modelo'],
  ['tel:+5548999', 'tel:+5548999'],
])('a link typed as %s leads to %s', (url, href) => {
  const link = {
    type: 'link',
    version: 3,
    fields: { url, linkType: 'custom', newTab: false },
    children: [{ type: 'text', text: 'aqui', version: 1 }],
  };
  const paragraph = { type: 'paragraph', version: 1, children: [link] };
  const root = {
    ...{ type: 'root', version: 1, format: '' as const, indent: 0, direction: 'ltr' as const },
    children: [paragraph],
  };
  expect(articleHtml({ root }, 'pt')).toContain(`href="${href}"`);
});
