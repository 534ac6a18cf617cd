'use client';

import { type ReactNode, useRef } from 'react';
import { Slider, type SliderTexts } from '@/components/ui/slider/slider';
import { PREHOME_SLIDE_MS } from '@/lib/domain/constants';
import styles from './prehome.module.scss';
import { usePrehome } from './use-prehome';

type Props = {
  label: string;
  skip: string;
  texts: SliderTexts;
  count: number;
  hasMotion: boolean;
  brand: ReactNode;
  languages: ReactNode;
  children: ReactNode;
};

/** The full-screen intro over the home page; closes on click, Esc, Skip, a language, or after 10 s (SPEC section 2). */
export function Prehome({ label, skip, texts, count, hasMotion, brand, languages, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { isOver, isOpen, close, onClose, onPaused } = usePrehome(dialog);
  if (isOver) return null;
  return (
    <dialog
      ref={dialog}
      open
      className={styles.prehome}
      aria-label={label}
      closedby="closerequest"
      aria-modal="true"
      tabIndex={-1}
      onClick={close}
      onClose={onClose}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <Slider
        className={styles.slider}
        label={label}
        texts={texts}
        count={count}
        slideMs={PREHOME_SLIDE_MS}
        hasMotion={hasMotion}
        hasArrows={false}
        isHeld={!isOpen}
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
      >
        {children}
      </Slider>
    </dialog>
  );
}
