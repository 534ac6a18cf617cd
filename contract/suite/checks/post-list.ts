import { type Language, type Post, type PostType, postPage } from '@passarela/contract';
import { expectShape } from '../kit/expect.ts';
import { allPages } from '../kit/pages.ts';
import type { Target } from '../kit/target.ts';

/** One page of posts, newest first. */
export const postsPage = async (target: Target, type: PostType, language: Language, page = 1) =>
  expectShape(postPage, await target.fromPanel(`/api/posts/${type}/${language}?page=${page}`));

export const allPosts = (target: Target, type: PostType, language: Language): Promise<Post[]> =>
  allPages((page) => postsPage(target, type, language, page));

export const otherLanguage = { pt: 'en', en: 'pt' } as const;
