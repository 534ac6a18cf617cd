import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PostScreen } from '@/components/blog/post-screen';
import { MissingScreen } from '@/components/errors/missing-screen';
import { UnavailableScreen } from '@/components/errors/unavailable-screen';
import { Shell } from '@/components/layout/shell';
import { OfflinePost } from '@/components/offline/offline-post';
import { JsonLd } from '@/components/ui/json-ld';
import { getPost } from '@/lib/backend/post';
import { readOrNull } from '@/lib/backend/read-or-null';
import { href, translationOf } from '@/lib/routes/href';
import { readLang, readPostParams } from '@/lib/routes/page-params';
import type { Route } from '@/lib/routes/screens';
import { postMetadata } from '@/lib/seo/blog-metadata';
import { errorMetadata } from '@/lib/seo/error-metadata';
import { postSchema } from '@/lib/seo/schema/blog';
import { breadcrumbSchema } from '@/lib/seo/schema/breadcrumbs';

type Props = PageProps<'/[lang]/post/[slug]'>;

const HOME: Route = { screen: 'home', params: {} };
const BLOG: Route = { screen: 'blog', params: {} };

// None at build, each at its first visit, then cached.
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const route = readPostParams(await params);
  if (!route) return errorMetadata(readLang(await params), 'notFound');
  const result = await readOrNull(getPost(route.slug, route.lang));
  if (!result?.value) return errorMetadata(route.lang, result ? 'notFound' : 'unavailable');
  return postMetadata(result.value, route.lang);
}

/** A post, found by its slug or by the slug of its translation. */
export default async function PostPage({ params }: Props) {
  const parsed = readPostParams(await params);
  if (!parsed) return <MissingScreen lang={readLang(await params)} />;
  const { lang, slug } = parsed;
  const result = await readOrNull(getPost(slug, lang));
  if (!result) return <UnavailableScreen lang={lang} />;
  const post = result.value;
  if (!post) return <MissingScreen lang={lang} />;
  // Nobody has translated it: the switch leads to the other language's list, which is worth more than a 404.
  const translation = translationOf(post, lang) ?? { screen: 'blog', params: {} };
  const site = await getTranslations('Site');
  const t = await getTranslations('Post');
  const route: Route = { screen: 'post', params: { slug: post.slug } };
  const steps = [
    { name: site('name'), route: HOME },
    { name: t('section'), route: BLOG },
    { name: post.title, route },
  ];
  return (
    <Shell lang={lang} route={route} translation={translation}>
      <JsonLd data={postSchema(post, lang, site('name'))} />
      <JsonLd data={breadcrumbSchema(lang, steps)} />
      <OfflinePost path={href('post', { slug: post.slug }, lang)} />
      <PostScreen lang={lang} post={post} />
    </Shell>
  );
}
