import type { Blog, BlogPosting } from 'schema-dts';
import { LANGUAGE_TAGS, type Lang } from '@/lib/domain/languages';
import type { PostDetail, PostSummary } from '@/lib/domain/types';
import { absolute } from '@/lib/routes/absolute';
import { href } from '@/lib/routes/href';
import { mediaUrl } from '@/lib/routes/media';
import { isoMoment } from '../../domain/dates';
import { agency } from './agency';

function posting(post: PostSummary, lang: Lang, description: string) {
  const published = isoMoment(post.createdAt);
  const modified = isoMoment(post.updatedAt);
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description,
    url: absolute(href('post', { slug: post.slug }, lang)),
    inLanguage: LANGUAGE_TAGS[lang],
    ...(post.cover ? { image: mediaUrl(post.cover) } : {}),
    ...(published ? { datePublished: published } : {}),
    ...(modified ? { dateModified: modified } : {}),
  } satisfies BlogPosting;
}

export const postSchema = (post: PostDetail, lang: Lang, agencyName: string): BlogPosting => ({
  ...posting(post, lang, post.description || post.excerpt),
  mainEntityOfPage: absolute(href('post', { slug: post.slug }, lang)),
  author: agency(agencyName),
  publisher: agency(agencyName),
});

type BlogFacts = {
  lang: Lang;
  agencyName: string;
  page: number;
  title: string;
  description: string;
  posts: PostSummary[];
};

export const blogSchema = ({ lang, agencyName, page, title, description, posts }: BlogFacts): Blog => ({
  '@type': 'Blog',
  name: title,
  description,
  url: absolute(href('blog', { page }, lang)),
  inLanguage: LANGUAGE_TAGS[lang],
  publisher: agency(agencyName),
  blogPost: posts.map((post) => posting(post, lang, post.excerpt)),
});
