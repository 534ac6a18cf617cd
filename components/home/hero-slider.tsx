'use client';

import { useAtomValue } from 'jotai';
import { Slider, type SliderProps } from '@/components/ui/slider/slider';
import { isPrehomeOpenAtom } from './prehome-state';

/** The carousel of the home page; it waits until the intro is over. */
export function HeroSlider(props: SliderProps) {
  return <Slider {...props} isWaiting={useAtomValue(isPrehomeOpenAtom)} />;
}
