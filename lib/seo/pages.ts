import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Lang } from '@/lib/domain/languages';
import { canonicalSection, hasGender } from '@/lib/domain/talent-list';
import type { TalentProfile, TalentRow } from '@/lib/domain/types';
import type { ListParams } from '@/lib/routes/page-params';
import { listImagePath, type PreviewedPage, talentImagePath } from '@/lib/seo/social/images';
import { labelledMeasures } from '@/lib/view/facts';
import { listTitles } from '@/lib/view/list-title';
import { isMinor } from '../domain/ages';
import { pageMetadata } from './metadata';
import { siteImage } from './site-image';

/** Metadata of a screen that is one word in the address, with its own preview; favorites have the agency's. */
export async function plainMetadata(
  lang: Lang,
  screen: Exclude<PreviewedPage, 'home'> | 'favorites',
  texts: { title: string; description: string; noindex?: boolean },
): Promise<Metadata> {
  const image = await siteImage(lang, screen === 'favorites' ? 'home' : screen);
  return pageMetadata({ lang, route: { screen, params: {} }, ...texts, image });
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
