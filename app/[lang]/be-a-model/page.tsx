import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ApplicationScreen } from '@/components/forms/application/application-screen';
import { Shell } from '@/components/layout/shell';
import { readLang } from '@/lib/routes/page-params';
import { plainMetadata } from '@/lib/seo/pages';

export async function generateMetadata({ params }: PageProps<'/[lang]/be-a-model'>): Promise<Metadata> {
  const t = await getTranslations('Scouted');
  const lang = readLang(await params);
  return plainMetadata(lang, 'beAModel', { title: t('title'), description: t('description') });
}

export default async function BeAModelPage({ params }: PageProps<'/[lang]/be-a-model'>) {
  const lang = readLang(await params);
  return (
    <Shell lang={lang} route={{ screen: 'beAModel', params: {} }}>
      <ApplicationScreen lang={lang} />
    </Shell>
  );
}
