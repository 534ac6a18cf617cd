import { useEffect } from 'react';

/** Pictures that broke without a connection load again once it is back. */
export function usePicturesAgain(): void {
  useEffect(() => {
    const load = () => {
      // the same address again is a new request, but not for one that is there
      for (const picture of document.querySelectorAll<HTMLImageElement>('main li img'))
        if (picture.complete && picture.naturalWidth === 0) picture.setAttribute('src', picture.src);
    };
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, []);
}
