import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingScreen } from '@/components/errors/missing-screen';
import { UnavailableScreen } from '@/components/errors/unavailable-screen';
import { HomeScreen } from '@/components/home/home-screen';
import { PrehomeScreen } from '@/components/home/prehome-screen';
import { Shell } from '@/components/layout/shell';
import { served } from '@/lib/backend/served';
import { listSlides } from '@/lib/backend/slides';
import { isLang } from '@/lib/routes/screens';
import { pageMetadata } from '@/lib/seo/metadata';
import { mediaUrl } from '@/lib/view/media';
import { slideViews } from '@/lib/view/slides';

type Props = PageProps<'/[lang]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const t = await getTranslations('Home');
  return pageMetadata({
    lang,
    place: { screen: 'home', params: {} },
    title: t('title'),
    isWholeTitle: true,
    description: t('description'),
  });
}

/** The home page under its intro; neither ever loaded: 503 (SPEC sections 2 and 8). */
export default async function HomePage({ params }: Props) {
  const { lang } = await params;
  // Files pass the middleware, so that an unknown one ends up here: /foo.png.
  if (!isLang(lang)) return <MissingScreen lang="pt" />;
  const [intro, home] = await Promise.all([served(listSlides('prehome')), served(listSlides('home'))]);
  if (!intro || !home) return <UnavailableScreen lang={lang} />;
  const isCovered = intro.value.length > 0;
  return (
    <>
      <PrehomeScreen lang={lang} slides={slideViews(intro.value, lang, mediaUrl)} />
      <Shell lang={lang} place={{ screen: 'home', params: {} }}>
        <HomeScreen lang={lang} slides={slideViews(home.value, lang, mediaUrl)} isCovered={isCovered} />
      </Shell>
    </>
  );
}
