import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BlogScreen } from '@/components/blog/blog-screen';
import { ProblemScreen } from '@/components/errors/problem-screen';
import { Shell } from '@/components/layout/shell';
import { JsonLd } from '@/components/ui/json-ld';
import { listPosts } from '@/lib/backend/posts';
import { readOrNull } from '@/lib/backend/read-or-null';
import { readBlogParams, readLang } from '@/lib/routes/page-params';
import { errorMetadata } from '@/lib/seo/metadata';
import { blogMetadata } from '@/lib/seo/pages';
import { blogSchema } from '@/lib/seo/schema/blog';

type Props = PageProps<'/[lang]/blog/[page]'>;

// None at build, each at its first visit, then cached.
export const generateStaticParams = () => [];

async function open(params: Props['params']) {
  const place = readBlogParams(await params);
  if (!place) return 'notFound';
  const result = await readOrNull(listPosts(place.lang, place.page));
  if (!result) return 'unavailable';
  return result.value ? { ...place, list: result.value } : 'notFound';
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const opened = await open(params);
  if (typeof opened === 'string') return errorMetadata(readLang(await params), opened);
  return blogMetadata(opened.lang, opened.page, opened.list.posts);
}

export default async function BlogPage({ params }: Props) {
  const opened = await open(params);
  if (typeof opened === 'string') return <ProblemScreen lang={readLang(await params)} reason={opened} />;
  const { lang, page, list } = opened;
  const t = await getTranslations('Blog');
  const site = await getTranslations('Site');
  const texts = { agencyName: site('name'), title: t('title'), description: t('description') };
  // The lists of the two languages have their own lengths: from a later page the switch leads to the first one.
  return (
    <Shell
      lang={lang}
      route={{ screen: 'blog', params: { page } }}
      translation={{ screen: 'blog', params: {} }}
    >
      <JsonLd data={blogSchema({ lang, page, ...texts, posts: list.posts })} />
      <BlogScreen lang={lang} list={list} />
    </Shell>
  );
}
