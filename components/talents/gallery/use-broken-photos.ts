import { type RefObject, useEffect } from 'react';
import { BROKEN_PHOTO } from '@/lib/domain/images';

function replace(image: HTMLImageElement) {
  if (image.src.endsWith(BROKEN_PHOTO)) return;
  image.removeAttribute('srcset');
  image.src = BROKEN_PHOTO;
}

/** Replaces each picture that does not load, also before hydration. */
export function useBrokenPhotos(track: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) replace(target);
    };
    for (const image of element.querySelectorAll('img'))
      if (image.complete && image.naturalWidth === 0) replace(image);
    // Errors do not bubble.
    element.addEventListener('error', onError, true);
    return () => element.removeEventListener('error', onError, true);
  }, [track]);
}
