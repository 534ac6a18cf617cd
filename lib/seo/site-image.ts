import 'server-only';
import { getTranslations } from 'next-intl/server';
import { readOrNull } from '@/lib/backend/read-or-null';
import { listTalents } from '@/lib/backend/talents';
import type { Lang } from '@/lib/domain/languages';
import type { PreviewedPage } from '@/lib/seo/social/images';
import { pageCard } from '@/lib/seo/social/page-card';
import type { SocialImage } from './metadata';

/** The preview picture of a page that has none of a talent or a post; without a page, the agency's own. */
export async function siteImage(lang: Lang, page: PreviewedPage = 'home'): Promise<SocialImage> {
  const t = await getTranslations({ locale: lang, namespace: 'Site' });
  const rows = (await readOrNull(listTalents('models')))?.value ?? [];
  const { path, title } = await pageCard(page, lang, rows);
  return { path, alt: `${t('name')}: ${title}` };
}
