import { LANGUAGES } from '@passarela/contract/limits';
import type { Payload, SanitizedConfig } from 'payload';
import { markdownReader } from '../../content/articles/editor.ts';
import type { Post } from '../../platform/db/payload-types.ts';
import { CASTING } from '../data/casting.ts';
import { AGENCY, FEED, PLACE, POSTS, SLIDES, TEAM } from '../data/editorial.ts';
import { SKILLS } from '../data/roster.ts';
import type { FilmOf, MediaOf } from './pictures.ts';

const silent = { context: { isSilent: true } };
const SAO_PAULO = '-03:00';

export async function addSkills(payload: Payload): Promise<number[]> {
  const ids: number[] = [];
  for (const name of SKILLS)
    ids.push((await payload.create({ collection: 'skills', data: { name }, ...silent })).id);
  return ids;
}

export async function addPosts(payload: Payload, media: MediaOf): Promise<void> {
  const room = (name: string) => media(`rooms/${name}.webp`);
  const read = await articleReader(payload.config, room);
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
          cover: room(cover),
          content: read(body),
          status: 'published',
          published_at: `${publishedAt.replace(' ', 'T')}${SAO_PAULO}`,
        },
        ...silent,
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

/** A person's upright and wide picture, or a film: half-length, so that the face is above a phone's statement. */
export async function addSlides(payload: Payload, media: MediaOf, film: FilmOf): Promise<void> {
  for (const { type, source, alt } of SLIDES) {
    const slide_mobile = media(`${source}-half.webp`) ?? film(source, 'tall');
    const slide_desktop = media(`${source}-wide.webp`) ?? film(source, 'wide');
    if (slide_mobile === null || slide_desktop === null) continue;
    await payload.create({
      collection: 'slides',
      data: {
        type,
        slide_mobile,
        slide_desktop,
        alt,
        talent: type === 'home' ? await talentId(payload, CASTING[source]?.name) : null,
        is_active: true,
      },
      ...silent,
    });
  }
}

export async function addFeed(payload: Payload, media: MediaOf): Promise<void> {
  for (const { source, code, caption, takenAt } of FEED) {
    const image = media(`${source}.webp`) ?? media(`rooms/${source}.webp`);
    if (image === null) continue;
    await payload.create({
      collection: 'feed',
      data: {
        image,
        permalink: `https://www.instagram.com/p/${code}/`,
        caption,
        taken_at: `${takenAt}T12:00:00.000Z`,
      },
      ...silent,
    });
  }
}

export async function addAgency(payload: Payload, media: MediaOf): Promise<void> {
  const people = TEAM.map(({ person, ...texts }) => ({ ...texts, photo: media(`${person}-head.webp`) }));
  const data = { ...AGENCY, hours: [...AGENCY.hours], networks: [...AGENCY.networks] };
  const place = media(`rooms/${PLACE}.webp`);
  await payload.updateGlobal({ slug: 'agency', data: { ...data, people, place }, ...silent });
}

type Article = NonNullable<Post['content']>;
type Block = Article['root']['children'][number];

const PICTURE = /^!\[([\w-]+)\]$/m;

const upload = (media: number): Block => ({
  type: 'upload',
  version: 3,
  format: '',
  relationTo: 'media',
  value: media,
  fields: null,
});

/** Gives a reader of Markdown articles. `picture` gives the media id for a line `![name]`; null omits it. */
export async function articleReader(config: SanitizedConfig, picture: (name: string) => number | null) {
  const read = await markdownReader(config);
  const pictured = (name: string): Block[] => {
    const media = picture(name);
    return media === null ? [] : [upload(media)];
  };
  return (source: string): Article => {
    const children = source
      .split(PICTURE)
      .flatMap((part, index) =>
        index % 2 === 1 ? pictured(part) : part.trim() === '' ? [] : read(part.trim()).root.children,
      );
    return { root: { type: 'root', direction: 'ltr', format: '', indent: 0, version: 1, children } };
  };
}
