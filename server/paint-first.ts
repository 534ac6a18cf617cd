import { accentStyle } from './accent-style.ts';
import { type Piece, pageParts } from './page-parts.ts';
import type { ReadStyle } from './page-styles.ts';

/** While the root element has this attribute, phones use system typefaces (components/ui/tokens.scss). */
const WAITING = ' data-fonts="wait"';
/** No browser fetches a script of this type; the script of the head does, after the first frame. */
const LATE = ' type="late"';
const ON_WIDE_SCREENS = ' media="(width >= 1024px)"';
/**
 * The first frame waits for the page up to this element, `#main` or a part marked as enough: half a header would
 * shift.
 */
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

/** React looks for the link of a style that is in the page; `disabled` keeps the browser from fetching it. */
const switchedOff = (link: string) => withAttribute(link, ' disabled=""');

const TYPEFACES = /@font-face\{[^}]*url\([^}]*\}/g;

/** For files of a style in the page Chromium sends its whole address, whatever the policy: AddTypefaces adds them. */
const withoutTypefaces = (style: string) => ({
  style: style.replace(TYPEFACES, ''),
  typefaces: `<script type="application/json" id="typefaces">${(style.match(TYPEFACES) ?? []).join('')}</script>`,
});

export type Painted = { html: string; styles: string[] };

/**
 * Moves styles into the page, and scripts and typefaces of phones after its first frame
 * (docs/decisions/paint-first.md);
 * other pages stay as Next wrote them. `headScript` fetches the moved files (lib/browser/after-frame.ts).
 */
export function paintFirst(html: string, readStyle: ReadStyle, headScript: string): Painted {
  const { root, headEnd, styles, scripts, hints, fonts, sendsNoReferrer } = pageParts(html);
  const sheets = styles.flatMap((link) => {
    const style = readStyle(link.href);
    return style === null ? [] : [{ ...link, style }];
  });
  if (root === undefined || headEnd === undefined || sheets.length === 0) return { html, styles: [] };
  const accent = accentStyle(html);
  const inserted = (at: number, text: string): Edit => ({ start: at, end: at, text });
  // One for all: each has a hash in the policy.
  const whole = sheets.map((sheet) => sheet.style).join('\n');
  const { style, typefaces } = sendsNoReferrer ? withoutTypefaces(whole) : { style: whole, typefaces: '' };
  const changed = ({ start, end }: Piece, change: (tag: string) => string): Edit => ({
    start,
    end,
    text: change(html.slice(start, end)),
  });
  const edits = [
    inserted(root, WAITING),
    inserted(
      headEnd,
      `${accent ? `<style>${accent}</style>` : ''}${typefaces}${wholeHead(html)}<script>${headScript}</script>`,
    ),
    ...sheets.slice(0, 1).map(({ start }) => inserted(start, `<style>${style}</style>`)),
    ...sheets.map((sheet) => changed(sheet, switchedOff)),
    ...scripts.map((script) => changed(script, (tag) => tag.replace(/^<script/, `<script${LATE}`))),
    ...hints.map((hint) => changed(hint, () => '')),
    ...fonts.map((hint) => changed(hint, (tag) => withAttribute(tag, ON_WIDE_SCREENS))),
  ];
  return { html: edited(html, edits), styles: [style, accent ?? ''].filter((each) => each !== '') };
}
