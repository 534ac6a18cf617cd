import { AboutScreen } from '@/components/about/about-screen';
import { Shell } from '@/components/layout/shell';
import { getAgency } from '@/lib/backend/agency';
import { listSlides } from '@/lib/backend/content';
import { readLang } from '@/lib/routes/page-params';
import { plainMetadata } from '@/lib/seo/pages';
import { slideViews } from '@/lib/view/slides';

type Props = PageProps<'/[lang]/about'>;

export const generateMetadata = ({ params }: Props) => plainMetadata(params, 'about', 'About');

/** The agency about itself. */
export default async function AboutPage({ params }: Props) {
  const lang = readLang(await params);
  const [slides, agency] = await Promise.all([listSlides('about'), getAgency()]);
  return (
    <Shell lang={lang} route={{ screen: 'about', params: {} }}>
      <AboutScreen lang={lang} slides={slideViews(slides, lang)} agency={agency} />
    </Shell>
  );
}
