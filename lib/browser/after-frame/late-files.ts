import { FAVORITES_STORAGE_KEY } from '../../domain/constants.ts';

/** The italic and bold words come where they are seen (components/fonts). */
const isEarly = ({ style, weight }: FontFace) => style === 'normal' && weight === '400';

async function showFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].filter(isEarly).map((face) => face.load()));
  document.documentElement.removeAttribute('data-fonts');
  try {
    localStorage.fonts = 1;
  } catch {
    // The next page waits for them again.
  }
}

/** A browser has six connections to a server over HTTP/1.1: two stay free for what is clicked meanwhile. */
const AT_ONCE = 4;

/** Fetches the next script of the page; typefaces come after the last. */
function fetchNext(): void {
  const tag = document.querySelector('script[type=late]');
  if (!tag) {
    void showFonts();
    return;
  }
  const script = document.createElement('script');
  script.async = true;
  // As written: Next's runtime knows its scripts by that.
  script.src = tag.getAttribute('src') ?? '';
  script.onload = script.onerror = fetchNext;
  tag.replaceWith(script);
}

/** A slow phone needs some 10 ms to request a script: a task for each. */
function fetchSome(): void {
  for (let count = 0; count < AT_ONCE; count += 1) setTimeout(fetchNext);
}

let hasStarted = false;

/** Fetches the scripts and then the typefaces of the page, once. */
export function fetchLateFiles(): void {
  if (hasStarted) return;
  hasStarted = true;
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fetchSome);
  else fetchSome();
}

/**
 * Spares returning visitors the wait for typefaces, which are in their cache, and visitors with favorites the empty
 * page (components/chosen).
 */
export function spareReturning(): void {
  try {
    const root = document.documentElement;
    if (localStorage.fonts) {
      root.removeAttribute('data-fonts');
      for (const hint of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) hint.media = '';
    }
    if (localStorage[FAVORITES_STORAGE_KEY]?.length > 2) root.dataset.kept = '';
  } catch {
    // No storage: a first visit.
  }
}
