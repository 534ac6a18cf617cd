import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AboutScreen } from '@/components/about/about-screen';
import { UnavailableScreen } from '@/components/errors/unavailable-screen';
import { Shell } from '@/components/layout/shell';
import { getAgency } from '@/lib/backend/agency';
import { readOrNull } from '@/lib/backend/read-or-null';
import { listSlides } from '@/lib/backend/slides';
import { readLang } from '@/lib/routes/page-params';
import { errorMetadata } from '@/lib/seo/error-metadata';
import { plainMetadata } from '@/lib/seo/pages';
import { slideViews } from '@/lib/view/slides';

type Props = PageProps<'/[lang]/about'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = readLang(await params);
  if (!(await readOrNull(listSlides('about')))) return errorMetadata(lang, 'unavailable');
  const t = await getTranslations('About');
  return plainMetadata(lang, 'about', { title: t('title'), description: t('description') });
}

/** The agency about itself; its slides never loaded: 503. */
export default async function AboutPage({ params }: Props) {
  const lang = readLang(await params);
  const [slides, agency] = await Promise.all([readOrNull(listSlides('about')), getAgency()]);
  if (!slides) return <UnavailableScreen lang={lang} />;
  return (
    <Shell lang={lang} route={{ screen: 'about', params: {} }}>
      <AboutScreen lang={lang} slides={slideViews(slides.value, lang)} agency={agency} />
    </Shell>
  );
}
