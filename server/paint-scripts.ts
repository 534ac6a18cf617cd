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
 * Typefaces come once the page listens, or is loaded without that, and all at once; the italic and bold words come where they are seen (components/fonts). Whoever goes back before
 * the page is idle (early-taps.ts) gets that page loaded whole: no router has heard of it, or it moves too early.
 */
const AFTER_LOAD = oneLine(`{
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
  document.addEventListener("listening", showFonts);
  addEventListener("load", showFonts);
}`);

/** The script at the end of every head: what returning visitors are spared, and typefaces. */
export const HEAD_SCRIPT = RETURNING + AFTER_LOAD;
