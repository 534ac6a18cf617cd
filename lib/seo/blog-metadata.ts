import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Lang } from '@/lib/domain/languages';
import type { PostDetail, PostSummary } from '@/lib/domain/types';
import { translationOf } from '@/lib/routes/href';
import { postImagePath } from '@/lib/seo/social/images';
import { isoMoment } from '../domain/dates';
import { pageMetadata } from './metadata';
import { siteImage } from './site-image';

/** Metadata of a page of the blog: its preview is that of the newest post there that has a cover. */
export async function blogMetadata(lang: Lang, page: number, posts: PostSummary[]): Promise<Metadata> {
  const t = await getTranslations({ locale: lang, namespace: 'Blog' });
  const newest = posts.find(({ cover }) => cover !== null);
  return pageMetadata({
    lang,
    route: { screen: 'blog', params: { page } },
    // The lists of the two languages have their own lengths: a later page has no twin.
    ...(page > 1 ? { translation: null } : {}),
    title: page > 1 ? `${t('title')} (${page})` : t('title'),
    description: t('description'),
    image: newest ? { path: postImagePath(newest, lang), alt: newest.title } : await siteImage(lang),
  });
}

/** Metadata of a post; its translation has a slug of its own [S78.8-9]. */
export async function postMetadata(post: PostDetail, lang: Lang): Promise<Metadata> {
  const t = await getTranslations({ locale: lang, namespace: 'Post' });
  return pageMetadata({
    lang,
    route: { screen: 'post', params: { slug: post.slug } },
    translation: translationOf(post, lang),
    title: `${post.title} | ${t('section')}`,
    isWholeTitle: true,
    socialTitle: post.title,
    description: post.description || post.excerpt,
    image: { path: postImagePath(post, lang), alt: post.title },
    type: 'article',
    publishedAt: isoMoment(post.createdAt),
    modifiedAt: isoMoment(post.updatedAt),
  });
}
