import { getTranslations } from 'next-intl/server';
import { Shell } from '@/components/layout/shell';
import { readLang } from '@/lib/routes/page-params';

export default async function HomePage({ params }: PageProps<'/[lang]'>) {
  const t = await getTranslations('Site');
  return (
    <Shell lang={readLang(await params)} place={{ screen: 'home', params: {} }}>
      <h1>{t('tagline')}</h1>
    </Shell>
  );
}
