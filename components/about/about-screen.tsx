import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/home/text-link';
import { Slider } from '@/components/ui/slider/slider';
import { useSlides } from '@/components/ui/slider/use-slides';
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
  /** The agency's text about itself, as HTML; null for the site's own text. */
  about: string | null;
};

/** Title, carousel, and the agency in a paragraph and three words [S48.1-3]. */
export function AboutScreen({ lang, slides, about }: Props) {
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
      <AboutText html={about} />
      <p className={styles.links}>
        <TextLink href={href('talents', { section: 'models' }, lang)}>{t('models')}</TextLink>
        <TextLink href={href('beAModel', {}, lang)}>{t('beAModel')}</TextLink>
        <TextLink href={href('contact', {}, lang)}>{t('contact')}</TextLink>
      </p>
    </>
  );
}
