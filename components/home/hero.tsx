import { useTranslations } from 'next-intl';
import { useSlides } from '@/components/ui/slider/use-slides';
import { HOME_CAROUSEL_MS } from '@/lib/domain/constants';
import type { SlideTalent } from '@/lib/view/slide-talents';
import type { SlideView } from '@/lib/view/slides';
import styles from './hero.module.scss';
import { HeroSlider } from './hero-slider';
import { SlideTalents } from './slide-talents';

type Props = {
  slides: SlideView[];
  /** The people in each slide. */
  talents: SlideTalent[];
  /** The intro covers the first screen: its picture goes first. */
  isCovered: boolean;
};

/** The first screen of the home page: its carousel, full width under the bar, and the agency's line. */
export function Hero({ slides, talents, isCovered }: Props) {
  const t = useTranslations('Home');
  const shown = useSlides(slides, { isCovered });
  const title = (
    <div className={styles.texts}>
      <h1 className={styles.title}>{t('heading')}</h1>
      <p className={styles.statement}>{t('statement')}</p>
      <SlideTalents talents={talents} />
    </div>
  );
  if (slides.length === 0) return <div className={styles.plain}>{title}</div>;
  return (
    <div>
      {/* Makes the bar lie on the picture. It is empty: Chromium sees an element in `:has` only at its end. */}
      <span data-hero hidden />
      <HeroSlider
        className={styles.hero}
        label={t('slides')}
        slideMs={HOME_CAROUSEL_MS}
        start={title}
        {...shown}
      />
    </div>
  );
}
