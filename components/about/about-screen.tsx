import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/home/text-link';
import { Slider } from '@/components/ui/slider/slider';
import { useSlides } from '@/components/ui/slider/use-slides';
import { HOME_CAROUSEL_MS } from '@/lib/domain/constants';
import { onPhone } from '@/lib/domain/images';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import type { SlideView } from '@/lib/view/slides';
import styles from './about-screen.module.scss';

const CHAPTERS = ['construction', 'dedication', 'success'] as const;

/** Title, carousel, and the agency in a paragraph and three words (SPEC section 2, About). */
export function AboutScreen({ lang, slides }: { lang: Lang; slides: SlideView[] }) {
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
