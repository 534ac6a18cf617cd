import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { FADE_MS } from '@/lib/domain/constants';
import { isStill } from '../motion';

export type SliderEngine = {
  run: () => void;
  rest: () => void;
  move: (step: 1 | -1) => void;
  destroy: () => void;
};

type Options = { slideMs: number; onIndex: (index: number) => void };

/** Slides that push each other in a loop: each stays for `slideMs` and goes over `slideMs`. Starts with `run`. */
export function startEngine(track: HTMLElement, { slideMs, onIndex }: Options): SliderEngine {
  const slow = () => (isStill() ? 0 : slideMs);
  const quick = () => (isStill() ? 0 : FADE_MS);
  const swiper = new Swiper(track, {
    modules: [Autoplay],
    loop: true,
    loopPreventsSliding: false,
    speed: slow(),
    autoplay: { delay: slideMs, disableOnInteraction: false },
    on: {
      realIndexChange: ({ realIndex }) => onIndex(realIndex),
      touchStart: (self) => {
        self.params.speed = quick();
      },
      transitionEnd: (self) => {
        self.params.speed = slow();
      },
    },
  });
  swiper.autoplay.stop();
  return {
    run: () => swiper.autoplay.start(),
    rest: () => swiper.autoplay.stop(),
    move: (step) => (step === 1 ? swiper.slideNext(quick()) : swiper.slidePrev(quick())),
    destroy: () => swiper.destroy(),
  };
}
