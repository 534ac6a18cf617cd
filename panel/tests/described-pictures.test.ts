import { post, slide, talentAnswer, talentPage } from '@passarela/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { call, integrationToken, makeTalent, panel, panelToken, unpublished } from './panel.ts';
import { uploadPicture } from './upload-picture.ts';

const ALT = { pt: 'Sorri à janela', en: 'Smiles at the window' };
const FOCUS = { x: 0.3, y: 0.2 };

async function describedPicture() {
  const { id } = await uploadPicture('descrita.jpg');
  const data = { alt: ALT, focalX: 30, focalY: 20 };
  await (await panel()).update({ collection: 'media', id, data, ...unpublished });
  return id;
}

const cardOf = async (id: number) => {
  const answer = await call('POST', '/integration/api/talents', {
    token: await integrationToken(),
    body: { ids: [id] },
  });
  return talentPage.parse(await answer.json()).data[0];
};

const profileOf = async (id: number) => {
  const token = await integrationToken();
  const answer = await call('GET', `/integration/api/talent/profile?id=${id}`, { token });
  return talentAnswer.parse(await answer.json()).data;
};

test('the answers say where the face of a picture is and what it shows', async () => {
  const payload = await panel();
  const described = await describedPicture();
  const fresh = (await uploadPicture('recente.jpg')).id;
  const base = { name: 'Vista', gender: 'woman', status: 'published' } as const;
  const create = (pictures: { cover: number; cover_web?: number }) =>
    makeTalent({ ...base, categories: [1], book: [described], ...pictures });
  const [one, other, web] = [
    await create({ cover: described }),
    await create({ cover: fresh }),
    await create({ cover: described, cover_web: fresh }),
  ];
  const text = { cover_focus: FOCUS, cover_alt: ALT };
  const none = { cover_focus: null, cover_alt: null };
  for (const [id, expected] of [
    [one.id, text],
    [other.id, none],
    [web.id, none],
  ] as const) {
    expect(await cardOf(id)).toMatchObject(expected);
    expect(await profileOf(id)).toMatchObject({ ...expected, book: [{ alt: ALT }] });
    await payload.delete({ collection: 'talents', id, ...unpublished });
  }
});

test('so do those of posts and slides, each picture with its own', async () => {
  const payload = await panel();
  const token = await panelToken();
  const described = await describedPicture();
  const fresh = (await uploadPicture('recente.jpg')).id;
  const written = await payload.create({
    collection: 'posts',
    data: {
      type: 'news',
      language: 'pt',
      title: 'Capa vista',
      batch: 'capa-vista',
      published_at: '2026-01-02T12:00:00.000Z',
      status: 'published',
      cover: described,
    },
    ...unpublished,
  });
  const shown = await payload.create({
    collection: 'slides',
    data: { type: 'about', slide_mobile: described, slide_desktop: fresh },
    ...unpublished,
  });
  try {
    const one = await call('GET', '/panel/api/posts/news/capa-vista/pt', { token });
    const { data } = z.object({ data: post }).parse(await one.json());
    expect(data).toMatchObject({ cover_focus: FOCUS, cover_alt: ALT });
    const list = await call('GET', '/panel/api/slides/about', { token });
    const slides = z.array(slide).parse(await list.json());
    expect(slides.find(({ id }) => id === shown.id)).toMatchObject({
      slide_mobile_focus: FOCUS,
      slide_desktop_focus: null,
    });
  } finally {
    await payload.delete({ collection: 'posts', id: written.id, ...unpublished });
    await payload.delete({ collection: 'slides', id: shown.id, ...unpublished });
  }
});
