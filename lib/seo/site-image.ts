import 'server-only';
import { getTranslations } from 'next-intl/server';
import { readOrNull } from '@/lib/backend/read-or-null';
import { listTalents } from '@/lib/backend/talents';
import type { Lang } from '@/lib/domain/languages';
import { siteImagePath } from '@/lib/seo/social/images';
import type { SocialImage } from './metadata';

/** The agency's own preview picture, for pages that have none of a talent or a post. */
export async function siteImage(lang: Lang): Promise<SocialImage> {
  const t = await getTranslations({ locale: lang, namespace: 'Site' });
  const rows = (await readOrNull(listTalents('models')))?.value ?? [];
  return { path: siteImagePath(rows, lang), alt: `${t('name')}: ${t('tagline')}` };
}
