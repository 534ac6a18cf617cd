import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PostScreen } from '@/components/blog/post-screen';
import { MissingScreen } from '@/components/errors/missing-screen';
import { UnavailableScreen } from '@/components/errors/unavailable-screen';
import { Shell } from '@/components/layout/shell';
import { JsonLd } from '@/components/seo/json-ld';
import { getPost } from '@/lib/backend/posts';
import { served } from '@/lib/backend/served';
import { translationOf } from '@/lib/posts/translation';
import { readLang, readPostParams } from '@/lib/routes/page-params';
import { pageMetadata } from '@/lib/seo/metadata';
import { isoMoment } from '@/lib/seo/moment';
import { postSchema } from '@/lib/seo/schema';

type Props = PageProps<'/[lang]/post/[slug]'>;

// None at build, each at its first visit, then kept (DESIGN 5).
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const place = readPostParams(await params);
  const post = place && (await served(getPost(place.slug, place.lang)))?.value;
  if (!post) return {};
  const t = await getTranslations('Post');
  return pageMetadata({
    lang: place.lang,
    place: { screen: 'post', params: { slug: post.slug } },
    translation: translationOf(post, place.lang),
    title: `${post.title} | ${t('section')}`,
    isWholeTitle: true,
    description: post.description ?? post.excerpt,
    type: 'article',
    publishedAt: isoMoment(post.createdAt),
    modifiedAt: isoMoment(post.updatedAt),
  });
}

/** A post, found by its slug or by the slug of its translation (SPEC section 2, Post). */
export default async function PostPage({ params }: Props) {
  const place = readPostParams(await params);
  if (!place) return <MissingScreen lang={readLang(await params)} />;
  const { lang, slug } = place;
  const found = await served(getPost(slug, lang));
  if (!found) return <UnavailableScreen lang={lang} />;
  const post = found.value;
  if (!post) return <MissingScreen lang={lang} />;
  // Nobody has translated it: the switch leads to the other language's list, which is worth more than a 404.
  const translation = translationOf(post, lang) ?? { screen: 'blog', params: {} };
  return (
    <Shell lang={lang} place={{ screen: 'post', params: { slug: post.slug } }} translation={translation}>
      <JsonLd data={postSchema(post, lang)} />
      <PostScreen lang={lang} post={post} />
    </Shell>
  );
}
