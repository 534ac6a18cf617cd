import { useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { hasMotion, type SlideView } from '@/lib/view/slides';
import type { Messages } from '../client-texts';
import { Slide, type SlideLook } from './slide';

/** Slider props for these slides: texts, their number, whether anything moves, and the slides with their captions. */
export function useSlides(slides: SlideView[], look: SlideLook = {}, captions: ReactNode[] = []) {
  const texts: Messages['Slider'] = useMessages().Slider;
  return {
    texts,
    count: slides.length,
    hasMotion: hasMotion(slides),
    children: slides.map((slide, index) => (
      <Slide
        key={slide.id}
        slide={slide}
        index={index}
        total={slides.length}
        caption={captions[index]}
        {...look}
      />
    )),
  };
}
