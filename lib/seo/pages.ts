import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Lang } from '@/lib/domain/languages';
import { repairSelection, type Selection } from '@/lib/domain/selection';
import { canonicalSection, hasGender } from '@/lib/domain/talent-list';
import type { PostDetail, PostSummary, TalentProfile, TalentRow } from '@/lib/domain/types';
import { translationOf } from '@/lib/routes/href';
import { type ListParams, readLang } from '@/lib/routes/page-params';
import { labelledMeasures } from '@/lib/view/facts';
import { listTitles } from '@/lib/view/list-title';
import { isMinor } from '../domain/ages';
import { isoMoment } from '../domain/dates';
import { pageMetadata } from './metadata';
import { siteImage } from './social/facts';
import {
  listImagePath,
  type PreviewedPage,
  postImagePath,
  selectionImagePath,
  selectionPreviewTalents,
  talentImagePath,
} from './social/images';

/** Metadata of a screen of one word, in the texts of its namespace; favorites are in no index. */
export async function plainMetadata(
  params: Promise<{ lang: string }>,
  screen: Exclude<PreviewedPage, 'home'> | 'favorites',
  namespace: 'About' | 'Contact' | 'Favorites' | 'Privacy' | 'Scouted',
  title?: string,
): Promise<Metadata> {
  const lang = readLang(await params);
  const t = await getTranslations({ locale: lang, namespace });
  const noindex = screen === 'favorites';
  return pageMetadata({
    lang,
    route: { screen, params: {} },
    title: title ?? t('title'),
    description: t('description'),
    noindex,
    image: await siteImage(lang, noindex ? 'home' : screen),
  });
}

/** Metadata of a list: pages are canonical to themselves, letters to their list. */
export async function listMetadata(
  { lang, list, section, division, gender, letter, page }: ListParams,
  rows: readonly TalentRow[],
): Promise<Metadata> {
  const t = await getTranslations({ locale: lang, namespace: 'TalentList' });
  const title = (await listTitles(lang))(list, gender);
  const isPaged = letter === 'all' && page > 1;
  const ofLetter = letter === 'all' ? title : t('ofLetter', { title, letter: letter.toUpperCase() });
  return pageMetadata({
    lang,
    route: { screen: 'talents', params: { section, division, gender, page: isPaged ? page : 1 } },
    title: isPaged ? `${title} (${page})` : ofLetter,
    description: t('description', { section: title }),
    image: { path: listImagePath(rows, lang, list, gender), alt: title },
    noindex: division !== undefined && !rows.some((row) => hasGender(row, gender)),
  });
}

/** Metadata of a filtered list: in no index, canonical to the list that it filters. */
export async function findMetadata({ lang, list, section, division, gender }: ListParams): Promise<Metadata> {
  const t = await getTranslations({ locale: lang, namespace: 'Find' });
  const title = (await listTitles(lang))(list, gender);
  return pageMetadata({
    lang,
    route: { screen: 'talents', params: { section, division, gender } },
    title: t('title', { section: title }),
    description: t('description', { section: title }),
    image: await siteImage(lang, 'home'),
    noindex: true,
  });
}

/** Metadata of a profile: title and canonical are the talent's own, whatever the address carried. */
export async function talentMetadata(talent: TalentProfile, lang: Lang): Promise<Metadata> {
  const t = await getTranslations({ locale: lang, namespace: 'Talent' });
  const section = canonicalSection(talent);
  const measures = isMinor(talent) ? '' : labelledMeasures(talent, lang).slice(0, 5).join(', ');
  const { id, name } = talent;
  return pageMetadata({
    lang,
    route: { screen: 'talent', params: { section, id, name } },
    title: name,
    description: t('description', {
      name,
      section,
      gender: talent.gender,
      measures: measures && `${measures}.`,
    }).trim(),
    image: { path: talentImagePath(talent, lang, section), alt: t('cover', { name }) },
    type: 'profile',
    noindex: talent.noindex || talent.hidden,
  });
}

/** Metadata of a page of the blog: its preview is that of the newest post there that has a cover. */
export async function blogMetadata(lang: Lang, page: number, posts: PostSummary[]): Promise<Metadata> {
  const t = await getTranslations({ locale: lang, namespace: 'Blog' });
  const newest = posts.find(({ cover }) => cover !== null);
  return pageMetadata({
    lang,
    route: { screen: 'blog', params: { page } },
    // The lists of the two languages have their own lengths: a later page has no twin.
    ...(page > 1 ? { translation: null } : {}),
    title: page > 1 ? `${t('title')} (${page})` : t('title'),
    description: t('description'),
    image: newest ? { path: postImagePath(newest, lang), alt: newest.title } : await siteImage(lang),
  });
}

/** Its translation has a slug of its own [S78.8-9]. */
export async function postMetadata(post: PostDetail, lang: Lang): Promise<Metadata> {
  const t = await getTranslations({ locale: lang, namespace: 'Post' });
  return pageMetadata({
    lang,
    route: { screen: 'post', params: { slug: post.slug } },
    translation: translationOf(post, lang),
    title: `${post.title} | ${t('section')}`,
    isWholeTitle: true,
    socialTitle: post.title,
    description: post.description || post.excerpt,
    image: { path: postImagePath(post, lang), alt: post.title },
    type: 'article',
    publishedAt: isoMoment(post.createdAt),
    modifiedAt: isoMoment(post.updatedAt),
  });
}

/** The names on a preview, and its picture; the agency's own if nobody is left. */
async function facesOf(rows: readonly TalentRow[], lang: Lang) {
  const faces = selectionPreviewTalents(rows);
  const names = faces.map(({ name }) => name).join(', ');
  const image =
    faces.length > 0 ? { path: selectionImagePath(faces, lang), alt: names } : await siteImage(lang, 'home');
  return { names, image };
}

/** Metadata of a shared selection: faces and names, nothing that its sender wrote; its own address is the ids alone. */
export async function selectionMetadata(
  { ids }: Selection,
  rows: readonly TalentRow[],
  lang: Lang,
): Promise<Metadata> {
  const t = await getTranslations({ locale: lang, namespace: 'Selection' });
  const { names, image } = await facesOf(rows, lang);
  return pageMetadata({
    lang,
    route: { screen: 'selection', params: repairSelection({ ids }) },
    title: rows.length > 0 ? t('title', { count: rows.length }) : t('empty'),
    description: names === '' ? t('emptyHint') : t('description', { names }),
    image,
    noindex: true,
  });
}

/** Metadata of talents side by side: in no index, faces and names as a shared selection has them. */
export async function compareMetadata(rows: readonly TalentRow[], lang: Lang): Promise<Metadata> {
  const t = await getTranslations({ locale: lang, namespace: 'Compare' });
  const { names, image } = await facesOf(rows, lang);
  return pageMetadata({
    lang,
    route: { screen: 'compare', params: { ids: rows.map(({ id }) => id) } },
    title: names === '' ? t('title') : `${t('title')}: ${names}`,
    description: t('description'),
    image,
    noindex: true,
  });
}
