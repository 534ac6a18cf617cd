import type { Payload } from 'payload';
import { FEED } from '../data/feed.ts';
import type { DemoPost } from '../data/posts.ts';
import { POSTS } from '../data/posts.ts';
import { SKILLS } from '../data/skills.ts';
import { type DemoSlide, SLIDES } from '../data/slides.ts';
import { SOCIAL } from '../data/social.ts';
import { article } from './lexical.ts';

const quiet = { context: { quiet: true } };
const SAO_PAULO = '-03:00';

export async function addSkills(payload: Payload): Promise<number[]> {
  const ids: number[] = [];
  for (const name of SKILLS)
    ids.push((await payload.create({ collection: 'skills', data: { name }, ...quiet })).id);
  return ids;
}

/** `media` gives the id of an editorial picture, by scene and format. */
export type MediaId = (scene: string, format: 'wide' | 'tall' | 'square' | 'cover') => number | null;

export async function addPosts(payload: Payload, media: MediaId): Promise<void> {
  for (const post of POSTS) {
    for (const language of ['pt', 'en'] as const) await addPost(payload, post, language, media);
  }
}

async function addPost(
  payload: Payload,
  post: DemoPost,
  language: 'pt' | 'en',
  media: MediaId,
): Promise<void> {
  const text = post[language];
  if (!text) return;
  const { slug, title, description, body } = text;
  await payload.create({
    collection: 'posts',
    data: {
      type: 'blog',
      language,
      batch: post.batch,
      slug,
      title,
      description,
      cover: media(post.cover, 'cover'),
      content: article(body, (name) => media(name, 'cover')),
      status: 'published',
      published_at: `${post.publishedAt.replace(' ', 'T')}${SAO_PAULO}`,
    },
    ...quiet,
  });
}

export async function addSlides(
  payload: Payload,
  media: MediaId,
  film: (name: string, format: 'wide' | 'tall') => number | null,
): Promise<void> {
  for (const { type, source, alt } of SLIDES) {
    const id = (format: 'wide' | 'tall') => idOf(source, format, media, film);
    const [slide_mobile, slide_desktop] = [id('tall'), id('wide')];
    if (slide_mobile === null || slide_desktop === null) continue;
    await payload.create({
      collection: 'slides',
      data: { type, slide_mobile, slide_desktop, alt, is_active: true },
      ...quiet,
    });
  }
}

function idOf(
  source: DemoSlide['source'],
  format: 'wide' | 'tall',
  media: MediaId,
  film: (name: string, format: 'wide' | 'tall') => number | null,
): number | null {
  return 'scene' in source ? media(source.scene, format) : film(source.film, format);
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
