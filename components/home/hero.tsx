import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import * as media from '@/components/ui/slider/client-media';
import { useSlides } from '@/components/ui/slider/use-slides';
import { HOME_CAROUSEL_MS } from '@/lib/domain/constants';
import type { slideTalents } from '@/lib/view/slide-talents';
import type { SlideView } from '@/lib/view/slides';
import styles from './hero.module.scss';
import { HeroSlider } from './hero-slider';

type Props = {
  slides: SlideView[];
  /** The people in each slide. */
  talents: ReturnType<typeof slideTalents>;
  /** The intro covers the first screen: its picture goes first. */
  isCovered: boolean;
};

/** The first screen of the home page: the agency's line beside its carousel, on a phone below it. */
export function Hero({ slides, talents, isCovered }: Props) {
  const t = useTranslations('Home');
  const names = talents.map(({ talent }) => talent && <Link href={talent.href}>{talent.name}</Link>);
  const shown = useSlides(slides, { isCovered, media }, names);
  const title = (
    <div className={styles.texts}>
      <h1 className={styles.title}>{t('heading')}</h1>
      <p className={styles.statement}>{t('statement')}</p>
    </div>
  );
  if (slides.length === 0) return <div className={styles.plain}>{title}</div>;
  return (
    <HeroSlider
      className={styles.hero}
      label={t('slides')}
      slideMs={HOME_CAROUSEL_MS}
      start={title}
      {...shown}
    />
  );
}
