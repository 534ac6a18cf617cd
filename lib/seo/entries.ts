import 'server-only';
import { listAllPosts } from '@/lib/backend/posts';
import { getTalentIndex, listTalents } from '@/lib/backend/talents';
import { LANGS, type Lang } from '@/lib/domain/languages';
import { type GenderFilter, isOtherDivision, LISTS, type ListName, partsOfList } from '@/lib/domain/lists';
import { canonicalSection, hasGender } from '@/lib/domain/talent-list';
import type { TalentRow } from '@/lib/domain/types';
import { absolute } from '@/lib/routes/absolute';
import { hrefOf, translationOf } from '@/lib/routes/href';
import { mediaUrl } from '@/lib/routes/media';
import type { Route } from '@/lib/routes/screens';
import { isoMoment } from '../domain/dates';
import { languageAlternates } from './metadata';
import type { SitemapEntry } from './sitemap';
import { PREVIEWED_PAGES } from './social/images';

const entry = (lang: Lang, route: Route, translation?: Route | null): SitemapEntry => ({
  url: absolute(hrefOf(route, lang)),
  alternates: languageAlternates({ lang, route, ...(translation === undefined ? {} : { translation }) }),
});

const GENDERS: readonly GenderFilter[] = ['all', 'woman', 'man'];

const latest = (moments: readonly (string | null)[]) =>
  moments
    .map(isoMoment)
    .filter((moment) => moment !== undefined)
    .sort()
    .at(-1);

async function listEntries(list: ListName): Promise<SitemapEntry[]> {
  const rows = await listTalents(list);
  const { section, division } = partsOfList(list);
  return GENDERS.flatMap((gender) => {
    const shown = rows.filter((row) => hasGender(row, gender));
    if (division !== undefined && shown.length === 0) return [];
    const lastModified = latest(shown.map(({ updatedAt }) => updatedAt));
    const route: Route = { screen: 'talents', params: { section, division, gender } };
    return LANGS.map((lang) => ({ ...entry(lang, route), lastModified }));
  });
}

const blogEntries = () =>
  Promise.all(
    LANGS.map(async (lang) => ({
      ...entry(lang, { screen: 'blog', params: {} }),
      lastModified: latest((await listAllPosts(lang)).map(({ updatedAt }) => updatedAt)),
    })),
  );

/** The screens of the site in both languages; lists are as new as the newest thing in them. */
export async function allPageEntries(): Promise<SitemapEntry[]> {
  const plain = LANGS.flatMap((lang) => PREVIEWED_PAGES.map((screen) => entry(lang, { screen, params: {} })));
  const others = Object.keys((await getTalentIndex()).listed).filter(isOtherDivision);
  const lists = await Promise.all([...LISTS, ...others].map(listEntries));
  return [...plain, ...lists.flat(), ...(await blogEntries())];
}

function talentEntries(row: TalentRow): SitemapEntry[] {
  const route: Route = {
    screen: 'talent',
    params: { section: canonicalSection(row), id: row.id, name: row.name },
  };
  return LANGS.map((lang) => ({
    ...entry(lang, route),
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

export async function allPostEntries(): Promise<SitemapEntry[]> {
  const posts = await Promise.all(
    LANGS.map(async (lang) => (await listAllPosts(lang)).map((post) => ({ lang, post }))),
  );
  return posts.flat().map(({ lang, post }) => ({
    ...entry(lang, { screen: 'post', params: { slug: post.slug } }, translationOf(post, lang)),
    lastModified: isoMoment(post.updatedAt),
  }));
}
