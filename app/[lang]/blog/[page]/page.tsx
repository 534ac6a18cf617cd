import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BlogScreen } from '@/components/blog/blog-screen';
import { MissingScreen } from '@/components/errors/missing-screen';
import { UnavailableScreen } from '@/components/errors/unavailable-screen';
import { Shell } from '@/components/layout/shell';
import { JsonLd } from '@/components/ui/json-ld';
import { listPosts } from '@/lib/backend/posts';
import { readOrNull } from '@/lib/backend/read-or-null';
import { readBlogParams, readLang } from '@/lib/routes/page-params';
import { blogMetadata } from '@/lib/seo/blog-metadata';
import { errorMetadata } from '@/lib/seo/error-metadata';
import { blogSchema } from '@/lib/seo/schema/blog';

type Props = PageProps<'/[lang]/blog/[page]'>;

// None at build, each at its first visit, then cached.
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const place = readBlogParams(await params);
  if (!place) return errorMetadata(readLang(await params), 'notFound');
  const { lang, page } = place;
  const result = await readOrNull(listPosts(lang, page));
  if (!result?.value) return errorMetadata(lang, result ? 'notFound' : 'unavailable');
  return blogMetadata(lang, page, result.value.posts);
}

export default async function BlogPage({ params }: Props) {
  const place = readBlogParams(await params);
  if (!place) return <MissingScreen lang={readLang(await params)} />;
  const { lang, page } = place;
  const result = await readOrNull(listPosts(lang, page));
  if (!result) return <UnavailableScreen lang={lang} />;
  if (!result.value) return <MissingScreen lang={lang} />;
  const t = await getTranslations('Blog');
  const site = await getTranslations('Site');
  const { posts } = result.value;
  // The lists of the two languages have their own lengths: from a later page the switch leads to the first one.
  return (
    <Shell
      lang={lang}
      route={{ screen: 'blog', params: { page } }}
      translation={{ screen: 'blog', params: {} }}
    >
      <JsonLd
        data={blogSchema({
          lang,
          agencyName: site('name'),
          page,
          title: t('title'),
          description: t('description'),
          posts,
        })}
      />
      <BlogScreen lang={lang} list={result.value} />
    </Shell>
  );
}
