import { accentStyle } from './accent-style.ts';
import { dataText, versionOf } from './page-data.ts';
import { type PageParts, type Piece, pageParts } from './page-parts.ts';
import type { ReadStyle } from './page-styles.ts';
import { HEAD_SCRIPT, type Late, loaderOf } from './paint-scripts.ts';

/** While the root element has this attribute, phones use system typefaces (components/ui/tokens.scss). */
const WAITING = ' data-fonts="wait"';
const ON_WIDE_SCREENS = ' media="(width >= 1024px)"';
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

const without = ({ start, end }: Piece): Edit => ({ start, end, text: '' });
const withAttribute = (tag: string, attribute: string) => tag.replace(/\/?>$/, `${attribute}/>`);

/** React looks for the link of a style that is in the page; `disabled` keeps the browser from fetching it. */
const switchedOff = (link: string) => withAttribute(link, ' disabled=""');

/** The data for React, and the script that starts the application with them, to be fetched after the first frame; null if they stay in the page. */
function dataApart(html: string, { data, entry }: PageParts) {
  const text = dataText(data.map(({ argument }) => argument));
  if (text === null || entry === undefined) return null;
  const pieces = [...data, entry];
  const bare = edited(html, pieces.map(without));
  return { text, pieces, entry: JSON.parse(entry.argument), version: versionOf(bare) };
}

/** `data`: what React needs of this page, and which version of it they belong to. */
export type Painted = { html: string; styles: string[]; data: { text: string; version: string } | null };

/**
 * Moves styles into the page, and scripts and typefaces after its first frame (docs/decisions/paint-first.md); the data too, if the page
 * can be asked for again (`isCached`).
 */
export function paintFirst(html: string, readStyle: ReadStyle, { isCached = false } = {}): Painted {
  const parts = pageParts(html);
  const { root, headEnd, bodyEnd, scripts, styles, preloads, fonts } = parts;
  if (root === undefined || headEnd === undefined || bodyEnd === undefined || scripts.length === 0)
    return { html, styles: [], data: null };
  const accent = accentStyle(html);
  const inserted = (at: number, text: string): Edit => ({ start: at, end: at, text });
  const sheets = styles.flatMap((link) => {
    const style = readStyle(link.href);
    return style === null ? [] : [{ ...link, style }];
  });
  // One for all: each has a hash in the policy.
  const style = sheets.map((sheet) => sheet.style).join('\n');
  const changed = ({ start, end }: Piece, change: (tag: string) => string): Edit => ({
    start,
    end,
    text: change(html.slice(start, end)),
  });
  const data = isCached ? dataApart(html, parts) : null;
  const late: Late = {
    scripts: scripts.map(({ src }) => src),
    ...(data && { entry: data.entry, data: data.version }),
  };
  const edits = [
    inserted(root, WAITING),
    inserted(
      headEnd,
      `${accent ? `<style>${accent}</style>` : ''}${wholeHead(html)}<script>${HEAD_SCRIPT}</script>`,
    ),
    ...sheets.slice(0, 1).map(({ start }) => inserted(start, `<style>${style}</style>`)),
    ...sheets.map((sheet) => changed(sheet, switchedOff)),
    ...fonts.map((hint) => changed(hint, (tag) => withAttribute(tag, ON_WIDE_SCREENS))),
    ...[...scripts, ...preloads, ...(data?.pieces ?? [])].map(without),
    inserted(bodyEnd, loaderOf(late)),
  ];
  return {
    html: edited(html, edits),
    styles: [style, accent ?? ''].filter((each) => each !== ''),
    data: data && { text: data.text, version: data.version },
  };
}
