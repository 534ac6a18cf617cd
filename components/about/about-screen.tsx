import { useTranslations } from 'next-intl';
import { Clients } from '@/components/agency/clients';
import { People } from '@/components/agency/people';
import { Place } from '@/components/agency/place';
import { TextLink } from '@/components/home/text-link';
import { Slider } from '@/components/ui/slider/slider';
import { useSlides } from '@/components/ui/slider/use-slides';
import type { Agency } from '@/lib/domain/agency';
import { HOME_CAROUSEL_MS } from '@/lib/domain/constants';
import type { Lang } from '@/lib/domain/languages';
import { onPhone } from '@/lib/domain/on-phone';
import { href } from '@/lib/routes/href';
import type { SlideView } from '@/lib/view/slides';
import styles from './about-screen.module.scss';
import { AboutText } from './about-text';

type Props = {
  lang: Lang;
  slides: SlideView[];
  agency: Agency;
};

/** Title, carousel, the agency in a paragraph, its people, clients and place [S48.1-3]. */
export function AboutScreen({ lang, slides, agency }: Props) {
  const t = useTranslations('About');
  const shown = useSlides(slides, { sizes: `(min-width: 1024px) 84vw, ${onPhone(100)}` });
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {slides.length > 0 && (
        <Slider className={styles.slider} label={t('slides')} slideMs={HOME_CAROUSEL_MS} {...shown} />
      )}
      <AboutText html={agency.about[lang]} />
      <div className={styles.agency}>
        <People lang={lang} people={agency.people} />
        <Clients names={agency.clients} />
        <Place lang={lang} agency={agency} />
      </div>
      <p className={styles.links}>
        <TextLink href={href('talents', { section: 'models' }, lang)}>{t('models')}</TextLink>
        <TextLink href={href('beAModel', {}, lang)}>{t('beAModel')}</TextLink>
        <TextLink href={href('contact', {}, lang)}>{t('contact')}</TextLink>
      </p>
    </>
  );
}
