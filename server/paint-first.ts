import { FAVORITES_STORAGE_KEY } from '../lib/domain/constants.ts';
import { accentStyle } from './accent-style.ts';
import { type Piece, pageParts } from './page-parts.ts';
import type { ReadStyle } from './page-styles.ts';

const LIST = /<script>\(list => [^<]*\((\[[^\]]*\])\)<\/script>/;

/** While the root element has this attribute, phones use system typefaces (components/ui/tokens.scss). */
const WAITING = ' data-fonts="wait"';
const ON_WIDE_SCREENS = ' media="(width >= 1024px)"';
const oneLine = (script: string) => script.replaceAll(/\n\s*/g, '');

/**
 * Runs before the first frame. Returning visitors have the typefaces in their cache and need not wait for them; visitors with
 * favorites do not see the empty page first (components/favorites-page).
 */
export const RETURNING = oneLine(`try {
  const root = document.documentElement;
  if (localStorage.fonts) {
    root.removeAttribute("data-fonts");
    for (const hint of document.querySelectorAll("link[as=font]")) hint.media = "";
  }
  if (localStorage.${FAVORITES_STORAGE_KEY}?.length > 2) root.dataset.kept = ""
} catch {}`);

/**
 * Fetches typefaces and scripts after the first frame and its pictures, or 4 s after that frame at the latest; the italic, which
 * most pages have at their foot alone, comes where it is seen (components/fonts). Without a frame it starts after 2 s, in a background tab or at a tap at once. A few at a time: a slow phone needs some 10 ms to request each.
 */
export const LOADER = oneLine(`(list => {
  const root = document.documentElement;
  const showFonts = () => {
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
  const early = face => face.display == "optional";
  const start = () => {
    fetchSome();
    setTimeout(() => Promise.allSettled([...document.fonts].filter(early).map(face => face.load())).then(showFonts));
  };
  const isComing = image => {
    const { top, left, right, width } = image.getBoundingClientRect();
    return image.currentSrc && width > 0 && innerHeight > top && innerWidth > left && right > 0;
  };
  const afterPictures = () => {
    const seen = [...document.images].filter(isComing).map(image => image.decode());
    Promise.allSettled(seen).then(() => requestAnimationFrame(() => setTimeout(start)));
    setTimeout(start, 4000);
  };
  document.addEventListener("early-tap", start);
  const hasPaint = globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint");
  if (document.hidden || !hasPaint) return start();
  new PerformanceObserver(afterPictures).observe({ type: "paint", buffered: true });
  setTimeout(afterPictures, 2000);
})`);

/** The first frame waits for the page up to this element, `#main` or a part marked as enough: half a header would shift later. */
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

/** The style in the page, and its link: React looks for the link, and `disabled` keeps the browser from fetching it. */
const asStyle = (style: string, link: string) =>
  `<style>${style}</style>${withAttribute(link, ' disabled=""')}`;

export type Painted = { html: string; styles: string[] };

/** Moves styles into the page, and scripts and typefaces after its first frame (docs/decisions/paint-first.md). */
export function paintFirst(html: string, readStyle: ReadStyle): Painted {
  const { root, headEnd, bodyEnd, scripts, styles, preloads, fonts } = pageParts(html);
  if (root === undefined || headEnd === undefined || bodyEnd === undefined || scripts.length === 0)
    return { html, styles: [] };
  const accent = accentStyle(html);
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
    inserted(
      headEnd,
      `${accent ? `<style>${accent}</style>` : ''}${wholeHead(html)}<script>${RETURNING}</script>`,
    ),
    ...inline.map((link) => changed(link, (tag) => asStyle(link.style, tag))),
    ...fonts.map((hint) => changed(hint, (tag) => withAttribute(tag, ON_WIDE_SCREENS))),
    ...[...scripts, ...preloads].map((piece) => changed(piece, () => '')),
    inserted(bodyEnd, `<script>${LOADER}(${JSON.stringify(scripts.map(({ src }) => src))})</script>`),
  ];
  return {
    html: edited(html, edits),
    styles: [...inline.map(({ style }) => style), ...(accent ? [accent] : [])],
  };
}

/** Addresses of the scripts that such a page fetches after its first frame. */
export function scriptsAfterPaint(html: string): string[] {
  const list: unknown = JSON.parse(html.match(LIST)?.[1] ?? '[]');
  return Array.isArray(list) ? list.map(String) : [];
}
