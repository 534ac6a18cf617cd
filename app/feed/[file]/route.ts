import { getTranslations } from 'next-intl/server';
import { getPost, listPosts } from '@/lib/backend/posts';
import { readOrNull } from '@/lib/backend/read-or-null';
import { isLang, LANGUAGE_TAGS, type Lang } from '@/lib/domain/languages';
import { absolute } from '@/lib/routes/absolute';
import { feedPath, href } from '@/lib/routes/href';
import { atomXml, updatedOfFeed } from '@/lib/seo/feed';
import { feedAnswer, missingXml, unavailableXml } from '@/lib/seo/xml-answer';

async function newestPosts(lang: Lang) {
  const newest = (await listPosts(lang, 1))?.posts ?? [];
  const posts = await Promise.all(newest.map(({ slug }) => getPost(slug, lang)));
  return posts.filter((post) => post !== null);
}

/** `/feed/pt.xml` and `/feed/en.xml`: the newest posts of a language, whole, as Atom. */
export async function GET(request: Request, { params }: RouteContext<'/feed/[file]'>) {
  const [, lang = ''] = /^(pt|en)\.xml$/.exec((await params).file) ?? [];
  if (!isLang(lang)) return missingXml();
  const posts = await readOrNull(newestPosts(lang));
  if (!posts) return unavailableXml();
  const site = await getTranslations({ locale: lang, namespace: 'Site' });
  const feed = {
    title: `${site('name')} | Blog`,
    subtitle: site('description'),
    lang: LANGUAGE_TAGS[lang],
    url: absolute(feedPath(lang)),
    homeUrl: absolute(href('blog', {}, lang)),
    author: site('name'),
  };
  const entries = posts.value.map((post) => ({
    post,
    url: absolute(href('post', { slug: post.slug }, lang)),
  }));
  return feedAnswer(request, atomXml(feed, entries), updatedOfFeed(entries));
}
