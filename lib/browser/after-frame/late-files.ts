/** The italic and bold words come where they are seen (components/fonts). */
const isEarly = (face: FontFace) => face.display === 'optional';

async function showFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].filter(isEarly).map((face) => face.load()));
  document.documentElement.removeAttribute('data-fonts');
  try {
    localStorage.fonts = 1;
  } catch {
    // The next page waits for them again.
  }
}

const lateScripts = () => [...document.querySelectorAll('script[type=late]')];

/** A few scripts at a time: a slow phone needs some 10 ms to request each. Typefaces come after them. */
function fetchSome(): void {
  for (const tag of lateScripts().slice(0, 3)) {
    const script = document.createElement('script');
    script.async = true;
    // As written: Next's runtime knows its scripts by that.
    script.src = tag.getAttribute('src') ?? '';
    tag.replaceWith(script);
  }
  setTimeout(lateScripts()[0] ? fetchSome : showFonts);
}

let hasStarted = false;

/** Fetches the scripts and then the typefaces of the page, once. */
export function fetchLateFiles(): void {
  if (hasStarted) return;
  hasStarted = true;
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fetchSome);
  else fetchSome();
}
