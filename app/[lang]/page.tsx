import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProblemScreen } from '@/components/errors/problem-screen';
import { HomeScreen } from '@/components/home/home-screen';
import { PrehomeScreen } from '@/components/home/prehome-screen';
import { Shell } from '@/components/layout/shell';
import { JsonLd } from '@/components/ui/json-ld';
import { getAgency } from '@/lib/backend/agency';
import { getSocialLinks, listSlides } from '@/lib/backend/content';
import { readOrNull } from '@/lib/backend/read-or-null';
import { isLang } from '@/lib/domain/languages';
import { errorMetadata, pageMetadata } from '@/lib/seo/metadata';
import { agencySchema, websiteSchema } from '@/lib/seo/schema/agency';
import { siteImage } from '@/lib/seo/social/facts';
import { slideViews } from '@/lib/view/slides';

type Props = PageProps<'/[lang]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return errorMetadata('pt', 'notFound');
  const t = await getTranslations('Home');
  const site = await getTranslations('Site');
  return pageMetadata({
    lang,
    route: { screen: 'home', params: {} },
    title: t('title'),
    isWholeTitle: true,
    socialTitle: `${site('name')}: ${site('tagline')}`,
    description: t('description'),
    image: await siteImage(lang),
  });
}

/** The home page under its intro. */
export default async function HomePage({ params }: Props) {
  const { lang } = await params;
  // Files pass the middleware, so that an unknown one ends up here: /foo.png.
  if (!isLang(lang)) return <ProblemScreen lang="pt" reason="notFound" />;
  const [agency, slides, social, image] = await Promise.all([
    getAgency(),
    Promise.all([listSlides('prehome'), listSlides('home')]),
    readOrNull(getSocialLinks()),
    siteImage(lang),
  ]);
  const site = await getTranslations('Site');
  const [intro, home] = slides;
  const isCovered = intro.length > 0;
  return (
    <>
      <JsonLd data={agencySchema(agency, site('description'), image.path, social?.value ?? null)} />
      <JsonLd data={websiteSchema(agency.name, lang)} />
      <PrehomeScreen lang={lang} slides={slideViews(intro, lang)} />
      <Shell lang={lang} route={{ screen: 'home', params: {} }}>
        <HomeScreen lang={lang} slides={home} isCovered={isCovered} />
      </Shell>
    </>
  );
}
