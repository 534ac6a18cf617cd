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

/** The script at the end of every head: what returning visitors are spared. */
export const HEAD_SCRIPT = RETURNING;

/**
 * Fetches the page's data, scripts and typefaces, in this order, after the first frame and its pictures, or 4 s after that frame at the
 * latest; the italic and bold words come where they are seen (components/fonts). Without a frame it starts after 2 s, in a background
 * tab or at a tap at once. A few scripts at a time: a slow phone needs some 10 ms to request each. The application starts when its data
 * are there; if a page has been changed meanwhile, they are asked for three times, and then the page is loaded anew, once.
 * Whoever goes back before the page is idle (early-taps.ts) gets that page loaded whole: no router has heard of it, or it moves too early.
 */
export const LOADER = oneLine(`(({ scripts, entry, data }) => {
  const root = document.documentElement;
  const showFonts = () => {
    root.removeAttribute("data-fonts");
    try { localStorage.fonts = 1 } catch {}
  };
  const fetchSome = () => {
    for (const src of scripts.splice(0, 3)) {
      const script = document.createElement("script");
      script.async = true;
      script.src = src;
      document.head.append(script);
    }
    setTimeout(scripts[0] ? fetchSome : fetchFonts);
  };
  const early = face => face.display == "optional";
  const fetchFonts = () => Promise.allSettled([...document.fonts].filter(early).map(face => face.load())).then(showFonts);
  const startApplication = text => {
    self.__next_f = [[0], [1, text]];
    (self.TURBOPACK ||= []).push(entry);
  };
  const isReload = performance.getEntriesByType("navigation")[0]?.type == "reload";
  const here = () => "/page-data" + location.pathname + location.search;
  const address = here();
  const back = () => here() != address && location.reload();
  addEventListener("popstate", back);
  document.addEventListener("idle", () => removeEventListener("popstate", back));
  const fetchData = wait => fetch(address)
    .then(answer => answer.ok ? answer.text() : "")
    .then(text => {
      if (text.startsWith(data)) return startApplication(text.slice(data.length));
      if (text && wait > 3000 && !isReload) return location.reload();
      throw text;
    })
    .catch(() => setTimeout(fetchData, wait, 2 * wait));
  let hasStarted = false;
  const start = () => {
    if (data && !hasStarted) fetchData(1000);
    hasStarted = true;
    fetchSome();
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
  document.addEventListener("early-tap", start);
  const hasPaint = globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint");
  if (document.hidden || !hasPaint) return start();
  new PerformanceObserver(afterPictures).observe({ type: "paint", buffered: true });
  setTimeout(afterPictures, 2000);
})`);

/** What a page fetches after its first frame. */
export type Late = {
  scripts: string[];
  /** What starts the application, and the version of its data; both are in the page if they are missing here. */
  entry?: unknown;
  data?: string;
};

const OPENING = `<script>${LOADER}(`;
const CLOSING = ')</script>';

/** The loader's script with what it is to fetch. */
export const loaderOf = (late: Late): string => OPENING + JSON.stringify(late) + CLOSING;

/** What such a page fetches after its first frame, read from its HTML. */
export function fetchedAfterPaint(html: string): Late {
  const [, argument] = html.split(OPENING);
  return argument ? JSON.parse(argument.split(CLOSING, 1)[0] ?? '') : { scripts: [] };
}
