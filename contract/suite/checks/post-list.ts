import { type Language, type Post, type PostType, postPage } from '@passarela/contract';
import { expectShape } from '../kit/expect.ts';
import type { Target } from '../kit/target.ts';

/** One page of posts, newest first. */
export const postsPage = async (target: Target, type: PostType, language: Language, page = 1) =>
  expectShape(postPage, await target.fromPanel(`/api/posts/${type}/${language}?page=${page}`));

/** Every post of a type in a language. */
export async function allPosts(target: Target, type: PostType, language: Language): Promise<Post[]> {
  const { data, last_page } = await postsPage(target, type, language);
  const pages = [data];
  for (let page = 2; page <= last_page; page += 1) {
    pages.push((await postsPage(target, type, language, page)).data);
  }
  return pages.flat();
}

export const otherLanguage = { pt: 'en', en: 'pt' } as const;
