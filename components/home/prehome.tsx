'use client';

import { type ReactNode, useRef } from 'react';
import { Slider, type SliderProps } from '@/components/ui/slider/slider';
import { PREHOME_SLIDE_MS } from '@/lib/domain/constants';
import styles from './prehome.module.scss';
import { usePrehome } from './use-prehome';

type Props = Pick<SliderProps, 'label' | 'texts' | 'count' | 'hasMotion' | 'children'> & {
  skip: string;
  brand: ReactNode;
  languages: ReactNode;
};

/** The intro over the home page; closes on click, scroll, key, Skip, a language, or after 10 s [S45.1-3]. */
export function Prehome({ skip, brand, languages, ...slides }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { isOver, isOpen, close, onClose, onPaused } = usePrehome(dialog);
  if (isOver) return null;
  return (
    <dialog
      ref={dialog}
      open
      className={styles.prehome}
      aria-label={slides.label}
      closedby="closerequest"
      data-intro=""
      aria-modal="true"
      tabIndex={-1}
      onClick={close}
      onClose={onClose}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <Slider
        {...slides}
        className={styles.slider}
        slideMs={PREHOME_SLIDE_MS}
        hasArrows={false}
        isWaiting={!isOpen}
        onPaused={onPaused}
        start={
          <>
            {brand}
            {languages}
          </>
        }
        end={
          <form method="dialog">
            <button type="submit" className={styles.skip}>
              {skip}
            </button>
          </form>
        }
      />
    </dialog>
  );
}
