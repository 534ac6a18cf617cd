import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BlogScreen } from '@/components/blog/blog-screen';
import { MissingScreen } from '@/components/errors/missing-screen';
import { UnavailableScreen } from '@/components/errors/unavailable-screen';
import { Shell } from '@/components/layout/shell';
import { listPosts } from '@/lib/backend/posts';
import { served } from '@/lib/backend/served';
import { readBlogParams, readLang } from '@/lib/routes/page-params';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[lang]/blog/[page]'>;

// None at build, each at its first visit, then kept (DESIGN 5).
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const place = readBlogParams(await params);
  if (!place) return {};
  const t = await getTranslations('Blog');
  const { lang, page } = place;
  return pageMetadata({
    lang,
    place: { screen: 'blog', params: { page } },
    ...(page > 1 ? { translation: null } : {}),
    title: t('title'),
    description: t('description'),
  });
}

/** The list of posts (SPEC section 2, Blog list). */
export default async function BlogPage({ params }: Props) {
  const place = readBlogParams(await params);
  if (!place) return <MissingScreen lang={readLang(await params)} />;
  const { lang, page } = place;
  const found = await served(listPosts(lang, page));
  if (!found) return <UnavailableScreen lang={lang} />;
  if (!found.value) return <MissingScreen lang={lang} />;
  // The lists of the two languages have their own lengths: from a later page the switch leads to the first one.
  return (
    <Shell
      lang={lang}
      place={{ screen: 'blog', params: { page } }}
      translation={{ screen: 'blog', params: {} }}
    >
      <BlogScreen lang={lang} list={found.value} />
    </Shell>
  );
}
