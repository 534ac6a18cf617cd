import { useTranslations } from 'next-intl';
import type { SliderTexts } from './slider';

/** The translated names of a slider's parts. */
export function useSliderTexts(): SliderTexts {
  const t = useTranslations('Slider');
  return {
    carousel: t('carousel'),
    pause: t('pause'),
    play: t('play'),
    previous: t('previous'),
    next: t('next'),
  };
}
