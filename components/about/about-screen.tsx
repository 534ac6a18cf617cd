import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/home/text-link';
import { Slide } from '@/components/ui/slider/slide';
import { Slider } from '@/components/ui/slider/slider';
import { useSliderTexts } from '@/components/ui/slider/slider-texts';
import { HOME_CAROUSEL_MS } from '@/lib/domain/constants';
import { onPhone } from '@/lib/domain/images';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import { hasMotion, type SlideView } from '@/lib/view/slides';
import styles from './about-screen.module.scss';

const CHAPTERS = ['construction', 'dedication', 'success'] as const;

/** Title, carousel, and the agency in a paragraph and three words (SPEC section 2, About). */
export function AboutScreen({ lang, slides }: { lang: Lang; slides: SlideView[] }) {
  const t = useTranslations('About');
  const texts = useSliderTexts();
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {slides.length > 0 && (
        <Slider
          className={styles.slider}
          label={t('slides')}
          texts={texts}
          count={slides.length}
          slideMs={HOME_CAROUSEL_MS}
          hasMotion={hasMotion(slides)}
        >
          {slides.map((slide, index) => (
            <Slide
              key={slide.id}
              slide={slide}
              index={index}
              total={slides.length}
              sizes={`(min-width: 1024px) 84vw, ${onPhone(100)}`}
            />
          ))}
        </Slider>
      )}
      <p className={styles.story}>{t('story')}</p>
      <dl className={styles.chapters}>
        {CHAPTERS.map((chapter) => (
          <div key={chapter} className={styles.chapter}>
            <dt>{t(chapter)}</dt>
            <dd>{t(`${chapter}Text`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.ways}>
        <TextLink href={href('talents', { section: 'models' }, lang)}>{t('models')}</TextLink>
        <TextLink href={href('beAModel', {}, lang)}>{t('beAModel')}</TextLink>
        <TextLink href={href('contact', {}, lang)}>{t('contact')}</TextLink>
      </p>
    </>
  );
}
