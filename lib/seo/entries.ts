import 'server-only';
import { listAllPosts } from '@/lib/backend/posts';
import { listTalents } from '@/lib/backend/talents';
import type { TalentRow } from '@/lib/backend/types';
import { env } from '@/lib/env';
import { hrefOf } from '@/lib/routes/href';
import { LANGS, type Lang, type Place } from '@/lib/routes/screens';
import { canonicalSection } from '@/lib/talents/list';
import { mediaUrl } from '@/lib/view/media';
import { languageAlternates } from './metadata';
import { isoMoment } from './moment';
import type { SitemapEntry } from './sitemap';

const PLACES: Place[] = [
  { screen: 'home', params: {} },
  { screen: 'talents', params: { section: 'models' } },
  { screen: 'talents', params: { section: 'models', gender: 'woman' } },
  { screen: 'talents', params: { section: 'models', gender: 'man' } },
  { screen: 'talents', params: { section: 'cast' } },
  { screen: 'talents', params: { section: 'cast', gender: 'woman' } },
  { screen: 'talents', params: { section: 'cast', gender: 'man' } },
  { screen: 'about', params: {} },
  { screen: 'beAModel', params: {} },
  { screen: 'contact', params: {} },
  { screen: 'blog', params: {} },
];

const entry = (lang: Lang, place: Place, translation?: Place | null): SitemapEntry => ({
  url: new URL(hrefOf(place, lang), env().SITE_URL).href,
  alternates: languageAlternates({ lang, place, ...(translation === undefined ? {} : { translation }) }),
});

/** The screens of the site in both languages. */
export const pageEntries = (): SitemapEntry[] =>
  LANGS.flatMap((lang) => PLACES.map((place) => entry(lang, place)));

function talentEntries(row: TalentRow): SitemapEntry[] {
  const place: Place = {
    screen: 'talent',
    params: { section: canonicalSection(row), id: row.id, name: row.name },
  };
  return LANGS.map((lang) => ({
    ...entry(lang, place),
    lastModified: isoMoment(row.updatedAt),
    images: row.cover === null ? [] : [mediaUrl(row.cover)],
  }));
}

/** Every talent that a list shows and search engines may find, in both languages. */
export async function allTalentEntries(): Promise<SitemapEntry[]> {
  const rows = [...(await listTalents('models')), ...(await listTalents('cast'))];
  const unique = new Map(rows.filter((row) => !row.noindex).map((row) => [row.id, row]));
  return [...unique.values()].flatMap(talentEntries);
}

/** Every post, with its translation where there is one. */
export async function allPostEntries(): Promise<SitemapEntry[]> {
  const posts = await Promise.all(
    LANGS.map(async (lang) => (await listAllPosts(lang)).map((post) => ({ lang, post }))),
  );
  return posts.flat().map(({ lang, post }) => {
    const other = post.translations.find((translation) => translation.language !== lang);
    const translation: Place | null = other ? { screen: 'post', params: { slug: other.slug } } : null;
    return {
      ...entry(lang, { screen: 'post', params: { slug: post.slug } }, translation),
      lastModified: isoMoment(post.updatedAt),
    };
  });
}
