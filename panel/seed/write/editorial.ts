import { LANGUAGES } from '@passarela/contract/limits';
import type { Payload } from 'payload';
import { FEED } from '../data/feed.ts';
import { POSTS } from '../data/posts.ts';
import { SKILLS } from '../data/skills.ts';
import { SLIDES } from '../data/slides.ts';
import { SOCIAL } from '../data/social.ts';
import { articleReader } from './article.ts';

const quiet = { context: { quiet: true } };
const SAO_PAULO = '-03:00';

export async function addSkills(payload: Payload): Promise<number[]> {
  const ids: number[] = [];
  for (const name of SKILLS)
    ids.push((await payload.create({ collection: 'skills', data: { name }, ...quiet })).id);
  return ids;
}

/** Gives the id of an editorial picture or a film, by name and format; null where there is none. */
export type MediaId = (name: string, format: 'wide' | 'tall' | 'square' | 'cover') => number | null;

export async function addPosts(payload: Payload, media: MediaId): Promise<void> {
  const read = await articleReader(payload.config, (name) => media(name, 'cover'));
  for (const { batch, cover, publishedAt, ...texts } of POSTS) {
    for (const language of LANGUAGES) {
      const text = texts[language];
      if (!text) continue;
      const { body, ...fields } = text;
      await payload.create({
        collection: 'posts',
        data: {
          ...fields,
          type: 'blog',
          language,
          batch,
          cover: media(cover, 'cover'),
          content: read(body),
          status: 'published',
          published_at: `${publishedAt.replace(' ', 'T')}${SAO_PAULO}`,
        },
        ...quiet,
      });
    }
  }
}

async function talentId(payload: Payload, name = ''): Promise<number | null> {
  const { docs } = await payload.find({
    collection: 'talents',
    where: { name: { equals: name } },
    limit: 1,
    depth: 0,
  });
  return docs[0]?.id ?? null;
}

export async function addSlides(payload: Payload, media: MediaId): Promise<void> {
  for (const { type, source, alt, talent: name } of SLIDES) {
    const [slide_mobile, slide_desktop] = [media(source, 'tall'), media(source, 'wide')];
    if (slide_mobile === null || slide_desktop === null) continue;
    await payload.create({
      collection: 'slides',
      data: {
        type,
        slide_mobile,
        slide_desktop,
        alt,
        talent: await talentId(payload, name),
        is_active: true,
      },
      ...quiet,
    });
  }
}

export async function addFeed(payload: Payload, media: MediaId): Promise<void> {
  for (const { scene, code, caption, takenAt } of FEED) {
    const image = media(scene, 'square');
    if (image === null) continue;
    await payload.create({
      collection: 'feed',
      data: {
        image,
        permalink: `https://www.instagram.com/p/${code}/`,
        caption,
        taken_at: `${takenAt}T12:00:00.000Z`,
      },
      ...quiet,
    });
  }
}

export async function addSocial(payload: Payload): Promise<void> {
  await payload.updateGlobal({ slug: 'social', data: { ...SOCIAL }, ...quiet });
}
