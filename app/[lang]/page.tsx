import { getTranslations } from 'next-intl/server';
import { MissingScreen } from '@/components/errors/missing-screen';
import { Shell } from '@/components/layout/shell';
import { isLang } from '@/lib/routes/screens';

export default async function HomePage({ params }: PageProps<'/[lang]'>) {
  const { lang } = await params;
  // Files pass the middleware, so that an unknown one ends up here: /foo.png.
  if (!isLang(lang)) return <MissingScreen lang="pt" />;
  const t = await getTranslations('Site');
  return (
    <Shell lang={lang} place={{ screen: 'home', params: {} }}>
      <h1>{t('tagline')}</h1>
    </Shell>
  );
}
