import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PrivacyScreen } from '@/components/forms/privacy/privacy-screen';
import { Shell } from '@/components/layout/shell';
import { readLang } from '@/lib/routes/page-params';
import type { Place } from '@/lib/routes/screens';
import { plainMetadata } from '@/lib/seo/pages';

const PLACE: Place = { screen: 'privacy', params: {} };

export async function generateMetadata({ params }: PageProps<'/[lang]/privacy'>): Promise<Metadata> {
  const t = await getTranslations('Privacy');
  const lang = readLang(await params);
  return plainMetadata(lang, 'privacy', { title: t('title'), description: t('description') });
}

/** What the agency keeps of those who write to it, why, how long, and how to have it deleted (LGPD). */
export default async function PrivacyPage({ params }: PageProps<'/[lang]/privacy'>) {
  const lang = readLang(await params);
  return (
    <Shell lang={lang} place={PLACE}>
      <PrivacyScreen lang={lang} />
    </Shell>
  );
}
