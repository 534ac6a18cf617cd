import { getTranslations } from 'next-intl/server';
import { getPost, listPosts } from '@/lib/backend/posts';
import { env } from '@/lib/env';
import { href } from '@/lib/routes/href';
import { isLang } from '@/lib/routes/screens';
import { atomXml } from '@/lib/seo/feed';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** `/feed/pt.xml` and `/feed/en.xml`: the newest posts of a language, whole, as Atom. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const lang = file.replace(/\.xml$/, '');
  if (!isLang(lang) || file === lang) return new Response('Not found', { status: 404 });

  const site = await getTranslations({ locale: lang, namespace: 'Site' });
  const newest = (await listPosts(lang, 1))?.posts ?? [];
  const posts = await Promise.all(newest.map(({ slug }) => getPost(slug, lang)));
  const absolute = (path: string) => new URL(path, env().SITE_URL).href;
  const feed = {
    title: `${site('name')} | Blog`,
    subtitle: site('description'),
    lang: lang === 'pt' ? 'pt-BR' : 'en',
    url: absolute(`/feed/${lang}.xml`),
    homeUrl: absolute(href('blog', {}, lang)),
    author: site('name'),
  };
  const entries = posts.flatMap((post) =>
    post ? [{ post, url: absolute(href('post', { slug: post.slug }, lang)) }] : [],
  );
  return new Response(atomXml(feed, entries), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
