'use client';

import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { mayFetchAhead } from '@/components/ui/line';
import { isStill } from '@/components/ui/motion';
import { PHOTO_WIDTHS_PX, picture } from '@/lib/domain/images';
import { photoSizes, USUAL_SIZE } from '@/lib/view/photo-sizes';
import type { Opening } from '@/lib/view/talent-card';
import styles from './talent-card.module.scss';

/** A thumb that stays so long on a face wants to look; a shorter one opens the profile. */
const REST_MS = 250;

function attributesOf({ source, ...size }: Opening) {
  const { width, height } = { ...USUAL_SIZE, ...size };
  // Nearly every portrait has another beside it (lib/domain/pairing.ts).
  const sizes = photoSizes({ width, height, isPaired: width < height });
  return { ...picture(source, PHOTO_WIDTHS_PX), sizes };
}

/** Fetches the opening picture of a profile in its final size; not with Save-Data or on a slow line. */
export function fetchOpening(opening: Opening | null | undefined): void {
  if (!opening || !mayFetchAhead()) return;
  const { src, srcSet, sizes } = attributesOf(opening);
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' });
}

/** Whether a card may show it: a frame of 3 : 4 would cut a wide one anywhere. */
export const isSecond = (opening: Opening | null): opening is Opening =>
  opening !== null && !opening.isCover && (opening.width ?? 0) < (opening.height ?? 1);

/**
 * A second look at a person: the picture of the profile lies over the card's while a mouse, the focus or a resting
 * thumb is on it (docs/identity.md). The thumb covers what it looks at: the picture stays until another place is
 * touched, and the next touch opens the profile.
 */
export function useSecondLook(opening: Opening | null) {
  const [isWanted, setIsWanted] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const [rested, setRested] = useState<Element | null>(null);
  const timer = useRef(0);
  const isLooking = useRef(false);

  useEffect(() => {
    if (!rested) return;
    const over = new AbortController();
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && rested.contains(target))) setRested(null);
    };
    document.addEventListener('pointerdown', leave, over);
    return () => over.abort();
  }, [rested]);

  const want = () => {
    const isWelcome = isSecond(opening) && mayFetchAhead() && !isStill();
    if (isWelcome) setIsWanted(true);
    return isWelcome;
  };
  const lift = () => window.clearTimeout(timer.current);
  return {
    image: isWanted && opening && (
      <img
        className={styles.second}
        {...attributesOf(opening)}
        alt=""
        data-is-loaded={isLoaded}
        onLoad={() => setIsLoaded(true)}
      />
    ),
    onLink: {
      'data-is-rested': rested ? '' : undefined,
      onPointerOver({ pointerType }: PointerEvent) {
        fetchOpening(opening);
        if (pointerType !== 'touch') want();
      },
      onFocusCapture: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && want(),
      onPointerDown({ pointerType, currentTarget }: PointerEvent) {
        isLooking.current = false;
        if (pointerType !== 'touch' || rested) return;
        timer.current = window.setTimeout(() => {
          isLooking.current = want();
          if (isLooking.current) setRested(currentTarget);
        }, REST_MS);
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      // what has not come yet was not looked at
      onClick: (event: MouseEvent) => isLooking.current && isLoaded && event.preventDefault(),
    },
  };
}
