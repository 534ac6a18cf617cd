import { useTranslations } from 'next-intl';
import { LanguageSwitch } from '@/components/layout/language-switch';
import { Mark } from '@/components/layout/mark';
import * as media from '@/components/ui/slider/client-media';
import { useSlides } from '@/components/ui/slider/use-slides';
import type { Lang } from '@/lib/domain/languages';
import type { SlideView } from '@/lib/view/slides';
import { Prehome } from './prehome';
import styles from './prehome.module.scss';

/** The intro, translated; nothing if the agency has no slides for it. */
export function PrehomeScreen({ lang, slides }: { lang: Lang; slides: SlideView[] }) {
  const t = useTranslations('Prehome');
  const site = useTranslations('Site');
  const shown = useSlides(slides, { media });
  if (slides.length === 0) return null;
  return (
    <Prehome
      label={t('label')}
      skip={t('skip')}
      brand={
        <span className={styles.brand}>
          <span className={styles.mark}>
            <Mark size={24} />
          </span>
          <span className={styles.wordmark}>{site('name')}</span>
        </span>
      }
      languages={<LanguageSwitch lang={lang} route={{ screen: 'home', params: {} }} />}
      {...shown}
    />
  );
}
