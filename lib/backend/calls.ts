import type { PostType, SlideType } from '@passarela/contract';
import type { Lang } from '../domain/languages.ts';
import { env } from '../system/env.ts';

type Query = Record<string, string | number>;

const fromIntegration = (path: string, query: Query = {}) =>
  ({ service: 'integration', method: 'GET', path, query }) as const;
const fromPanel = (path: string, query: Query = {}) =>
  ({ service: 'panel', method: 'GET', path, query }) as const;

/** The entity that stands for a type of slides [S136.1 S139.1]. */
const ENTITIES: Record<SlideType, string> = {
  prehome: 'prehome',
  home: 'slides_home',
  about: 'slides_about',
};

/** Every call that shows something, as pages and `npm run check:services` make it. */
export const CALLS = {
  talents: (page: number, paginate: number, filter: { ids?: readonly number[] } = {}) => ({
    ...fromIntegration('/api/talents', { language: 'pt', paginate, page, cover_web: 1 }),
    ...({ method: 'POST', json: filter } as const),
  }),
  /** 404 for an unknown id, 410 for one that is public no longer. */
  profile: (id: number, language: Lang) => ({
    ...fromIntegration('/api/talent/profile', { language, id, cover_web: 1, cover2: 1, skills: 1 }),
    expected: [404, 410],
  }),
  attributes: (language: Lang) => fromIntegration('/api/talents/attributes', { language }),
  options: (query: Query) => fromIntegration(env().OPTIONS_PATH, query),
  posts: (type: PostType, language: Lang, query: Query = {}) =>
    fromPanel(`/api/posts/${type}/${language}`, query),
  post: (type: PostType, slug: string, language: Lang) =>
    fromPanel(`/api/posts/${type}/${encodeURIComponent(slug)}/${language}`),
  slides: (type: SlideType) =>
    [fromPanel(`/api/slides/${type}`), fromPanel(`/api/entities/${ENTITIES[type]}`)] as const,
  feed: () => fromPanel('/api/entities/feed'),
  privacy: () => fromPanel('/api/entities/privacy'),
  social: () => fromPanel('/api/social-medias'),
  texts: () => fromPanel('/api/texts'),
  agency: () => fromPanel('/api/agency'),
};
