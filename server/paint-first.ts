import { FAVORITES_STORAGE_KEY } from '../lib/domain/constants.ts';
import { type Piece, pageParts } from './page-parts.ts';
import type { ReadStyle } from './page-styles.ts';

const LIST = /<script>\(list => [^<]*\((\[[^\]]*\])\)<\/script>/;

/** On phones the typefaces of the build wait while the root element says so (components/ui/tokens.scss). */
const WAITING = ' data-fonts="wait"';
const ON_WIDE_SCREENS = ' media="(width >= 1024px)"';
const oneLine = (script: string) => script.replaceAll(/\n\s*/g, '');

/**
 * Before the first frame: who was here before has the typefaces, and they need not wait; who keeps favorites, or was sent
 * some, does not see an empty page first (components/favorites-page).
 */
export const RETURNING = oneLine(`try {
  const root = document.documentElement;
  if (localStorage.fonts) {
    root.removeAttribute("data-fonts");
    for (const hint of document.querySelectorAll("link[as=font]")) hint.media = "";
  }
  if (localStorage.${FAVORITES_STORAGE_KEY}?.length > 2 || location.search) root.dataset.kept = ""
} catch {}`);

/**
 * Fetches typefaces and scripts after the first frame and the pictures in it: 4 s later at most, after 2 s where no frame
 * comes, and at once in a background page or when somebody taps. A few at a time: each takes a slow phone some 10 ms to ask for.
 */
export const LOADER = oneLine(`(list => {
  const root = document.documentElement;
  const showFaces = () => {
    root.removeAttribute("data-fonts");
    try { localStorage.fonts = 1 } catch {}
  };
  const fetchSome = () => {
    for (const src of list.splice(0, 3)) {
      const script = document.createElement("script");
      script.async = true;
      script.src = src;
      document.head.append(script);
    }
    if (list[0]) setTimeout(fetchSome);
  };
  const start = () => {
    fetchSome();
    setTimeout(() => Promise.allSettled([...document.fonts].map(face => face.load())).then(showFaces));
  };
  const isAwaited = image => {
    const { top, left, right, width } = image.getBoundingClientRect();
    const isSeen = width > 0 && innerHeight > top && innerWidth > left && right > 0;
    return image.currentSrc && !image.complete && isSeen;
  };
  const came = image => new Promise(done => {
    image.addEventListener("load", done);
    image.addEventListener("error", done);
  });
  const afterPictures = () => {
    Promise.all([...document.images].filter(isAwaited).map(came)).then(start);
    setTimeout(start, 4000);
  };
  document.addEventListener("early-tap", start);
  const tells = globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint");
  if (document.hidden || !tells) return start();
  new PerformanceObserver(afterPictures).observe({ type: "paint", buffered: true });
  setTimeout(afterPictures, 2000);
})`);

/** No frame shows half a head of a page: what comes later would push it aside. A long page names what is enough for it. */
const wholeHead = (html: string) =>
  `<link rel="expect" href="#${html.includes(' id="first-screen"') ? 'first-screen' : 'main'}" blocking="render"/>`;

type Edit = Piece & { text: string };

function edited(html: string, edits: Edit[]): string {
  const kept: string[] = [];
  let from = 0;
  for (const { start, end, text } of edits.sort((one, other) => one.start - other.start)) {
    kept.push(html.slice(from, start), text);
    from = end;
  }
  return kept.join('') + html.slice(from);
}

const withAttribute = (tag: string, attribute: string) => tag.replace(/\/?>$/, `${attribute}/>`);

/** React takes the link for the sheet that it wants, and the browser leaves it alone. */
const asStyle = (style: string, link: string) =>
  `<style>${style}</style>${withAttribute(link, ' disabled=""')}`;

export type Painted = { html: string; styles: string[] };

/** Puts what the first frame needs first: styles into the page, scripts and typefaces after it (docs/decisions/paint-first.md). */
export function paintFirst(html: string, readStyle: ReadStyle): Painted {
  const { root, headEnd, bodyEnd, scripts, styles, preloads, fonts } = pageParts(html);
  if (root === undefined || headEnd === undefined || bodyEnd === undefined || scripts.length === 0)
    return { html, styles: [] };
  const inserted = (at: number, text: string): Edit => ({ start: at, end: at, text });
  const inline = styles.flatMap((link) => {
    const style = readStyle(link.href);
    return style === null ? [] : [{ ...link, style }];
  });
  const changed = ({ start, end }: Piece, change: (tag: string) => string): Edit => ({
    start,
    end,
    text: change(html.slice(start, end)),
  });
  const edits = [
    inserted(root, WAITING),
    inserted(headEnd, `${wholeHead(html)}<script>${RETURNING}</script>`),
    ...inline.map((link) => changed(link, (tag) => asStyle(link.style, tag))),
    ...fonts.map((hint) => changed(hint, (tag) => withAttribute(tag, ON_WIDE_SCREENS))),
    ...[...scripts, ...preloads].map((piece) => changed(piece, () => '')),
    inserted(bodyEnd, `<script>${LOADER}(${JSON.stringify(scripts.map(({ src }) => src))})</script>`),
  ];
  return { html: edited(html, edits), styles: inline.map(({ style }) => style) };
}

/** Addresses of the scripts that such a page fetches after its first frame. */
export function scriptsAfterPaint(html: string): string[] {
  const list: unknown = JSON.parse(html.match(LIST)?.[1] ?? '[]');
  return Array.isArray(list) ? list.map(String) : [];
}
