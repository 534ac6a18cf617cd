import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Lang } from '@/lib/domain/languages';
import { repairSelection, type Selection } from '@/lib/domain/selection';
import type { TalentRow } from '@/lib/domain/types';
import { selectionImagePath, selectionPreviewTalents } from '@/lib/seo/social/images';
import { pageMetadata } from './metadata';
import { siteImage } from './site-image';

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
