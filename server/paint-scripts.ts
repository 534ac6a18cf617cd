import { FAVORITES_STORAGE_KEY } from '../lib/domain/constants.ts';

const oneLine = (script: string) => script.replaceAll(/\n\s*/g, '');

/**
 * Runs before the first frame. Returning visitors have the typefaces in their cache and need not wait for them; visitors with
 * favorites do not see the empty page first (components/favorites-page).
 */
const RETURNING = oneLine(`try {
  const root = document.documentElement;
  if (localStorage.fonts) {
    root.removeAttribute("data-fonts");
    for (const hint of document.querySelectorAll("link[as=font]")) hint.media = "";
  }
  if (localStorage.${FAVORITES_STORAGE_KEY}?.length > 2) root.dataset.kept = ""
} catch {}`);

/**
 * Fetches the scripts and then the typefaces of a page after its first frame and the pictures in it, or 4 s after that frame at the
 * latest: before, they would share a slow line with the face that is looked for. Without a frame it starts after 2 s, in a background
 * tab or at a press at once. A few scripts at a time: a slow phone needs some 10 ms to request each. The italic and bold words come where
 * they are seen (components/fonts). Whoever goes back before the page is idle (early-taps.ts) gets that page loaded whole: no router has
 * heard of it, or it moves too early.
 */
const AFTER_FRAME = oneLine(`{
  const here = () => location.pathname + location.search;
  const first = here();
  const back = () => here() != first && location.reload();
  addEventListener("popstate", back);
  document.addEventListener("idle", () => removeEventListener("popstate", back));
  const early = face => face.display == "optional";
  const showFonts = () => Promise.allSettled([...document.fonts].filter(early).map(face => face.load())).then(() => {
    document.documentElement.removeAttribute("data-fonts");
    try { localStorage.fonts = 1 } catch {}
  });
  const late = () => [...document.querySelectorAll("script[type=late]")];
  const fetchSome = () => {
    for (const tag of late().slice(0, 3)) {
      const script = document.createElement("script");
      script.async = true;
      script.src = tag.getAttribute("src");
      tag.replaceWith(script);
    }
    setTimeout(late()[0] ? fetchSome : showFonts);
  };
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    if (document.readyState == "loading") addEventListener("DOMContentLoaded", fetchSome);
    else fetchSome();
  };
  const afterPictures = () => {
    setTimeout(start, 4000);
    const seen = new IntersectionObserver(images => {
      seen.disconnect();
      const decoded = images.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target.decode());
      Promise.allSettled(decoded).then(() => requestAnimationFrame(() => setTimeout(start)));
    });
    for (const image of document.images) seen.observe(image);
    if (!document.images[0]) setTimeout(start);
  };
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, start, { capture: true, once: true });
  const hasPaint = globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint");
  if (document.hidden || !hasPaint) start();
  else {
    new PerformanceObserver(afterPictures).observe({ type: "paint", buffered: true });
    setTimeout(afterPictures, 2000);
  }
}`);

/** The script at the end of every head: what returning visitors are spared, and what comes after the first frame. */
export const HEAD_SCRIPT = RETURNING + AFTER_FRAME;
