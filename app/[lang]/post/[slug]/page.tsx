import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PostScreen } from '@/components/blog/post-screen';
import { ProblemScreen } from '@/components/errors/problem-screen';
import { Shell } from '@/components/layout/shell';
import { OfflinePost } from '@/components/offline/offline-post';
import { JsonLd } from '@/components/ui/json-ld';
import { getPost } from '@/lib/backend/posts';
import { readOrNull } from '@/lib/backend/read-or-null';
import { hrefOf, translationOf } from '@/lib/routes/href';
import { readLang, readPostParams } from '@/lib/routes/page-params';
import type { Route } from '@/lib/routes/screens';
import { errorMetadata } from '@/lib/seo/metadata';
import { postMetadata } from '@/lib/seo/pages';
import { postSchema } from '@/lib/seo/schema/blog';
import { breadcrumbSchema } from '@/lib/seo/schema/breadcrumbs';

type Props = PageProps<'/[lang]/post/[slug]'>;

const HOME: Route = { screen: 'home', params: {} };
const BLOG: Route = { screen: 'blog', params: {} };

// None at build, each at its first visit, then cached.
export const generateStaticParams = () => [];

/** A post, found by its slug or by the slug of its translation. */
async function open(params: Props['params']) {
  const route = readPostParams(await params);
  if (!route) return 'notFound';
  const result = await readOrNull(getPost(route.slug, route.lang));
  if (!result) return 'unavailable';
  return result.value ? { lang: route.lang, post: result.value } : 'notFound';
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const opened = await open(params);
  if (typeof opened === 'string') return errorMetadata(readLang(await params), opened);
  return postMetadata(opened.post, opened.lang);
}

export default async function PostPage({ params }: Props) {
  const opened = await open(params);
  if (typeof opened === 'string') return <ProblemScreen lang={readLang(await params)} reason={opened} />;
  const { lang, post } = opened;
  const site = await getTranslations('Site');
  const t = await getTranslations('Post');
  const route: Route = { screen: 'post', params: { slug: post.slug } };
  const steps = [
    { name: site('name'), route: HOME },
    { name: t('section'), route: BLOG },
    { name: post.title, route },
  ];
  // Nobody has translated it: the switch leads to the other language's list, which is worth more than a 404.
  return (
    <Shell lang={lang} route={route} translation={translationOf(post, lang) ?? BLOG}>
      <JsonLd data={postSchema(post, lang, site('name'))} />
      <JsonLd data={breadcrumbSchema(lang, steps)} />
      <OfflinePost path={hrefOf(route, lang)} />
      <PostScreen lang={lang} post={post} />
    </Shell>
  );
}
