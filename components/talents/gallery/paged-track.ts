import Swiper from 'swiper';
import { Keyboard } from 'swiper/modules';
import { isStill } from '@/components/ui/motion';
import { GALLERY_SLIDE_MS } from '@/lib/domain/constants';

/** Turns a scroll track into a paged one, from the place it was scrolled to. */
export function pageTrack(track: HTMLElement, onIndex: (index: number) => void): Swiper {
  const index = Math.round(track.scrollLeft / Math.max(1, track.clientWidth));
  track.scrollLeft = 0;
  track.dataset.isPaged = 'true';
  // Turns to the focused slide; the browser would scroll the track.
  const follow = ({ target }: FocusEvent) => {
    const slide = target instanceof Element ? target.closest<HTMLElement>('.swiper-slide') : null;
    track.scrollLeft = 0;
    if (slide) swiper.slideTo(swiper.slides.indexOf(slide));
  };
  track.addEventListener('focusin', follow);
  const swiper = new Swiper(track, {
    modules: [Keyboard],
    initialSlide: index,
    speed: isStill() ? 0 : GALLERY_SLIDE_MS,
    // Arrows alone: Page Up and Page Down scroll the page, as everywhere.
    keyboard: { enabled: true, onlyInViewport: true, pageUpDown: false },
    spaceBetween: 2,
    grabCursor: true,
    on: {
      slideChange: ({ activeIndex }) => onIndex(activeIndex),
      destroy: () => {
        delete track.dataset.isPaged;
        track.removeEventListener('focusin', follow);
      },
    },
  });
  return swiper;
}
