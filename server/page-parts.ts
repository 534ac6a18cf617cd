import { Parser } from 'htmlparser2';

export type Piece = { start: number; end: number };
export type PageParts = {
  /** The end of the root element's attributes. */
  root: number | undefined;
  headEnd: number | undefined;
  styles: (Piece & { href: string })[];
  /** Opening tags of scripts of the build that may run in any order. */
  scripts: Piece[];
  hints: Piece[];
  fonts: Piece[];
  sendsNoReferrer: boolean;
};

const BUILT = /^\/_next\/static\/[\w~/.-]+$/;

export function pageParts(html: string): PageParts {
  const parts: PageParts = {
    root: undefined,
    headEnd: undefined,
    styles: [],
    scripts: [],
    hints: [],
    fonts: [],
    sendsNoReferrer: false,
  };
  const parser = new Parser({
    onopentag(name, { name: meta, rel, href = '', as = '', src = '', async, id, content }) {
      if (name === 'meta' && meta === 'referrer' && content === 'no-referrer') parts.sendsNoReferrer = true;
      const piece = { start: parser.startIndex, end: parser.endIndex + 1 };
      if (name === 'html') parts.root ??= parser.endIndex;
      if (name === 'script' && BUILT.test(src) && async !== undefined && id === undefined)
        parts.scripts.push(piece);
      if (name !== 'link') return;
      if (rel === 'preload' && as === 'script') parts.hints.push(piece);
      if (rel === 'stylesheet' && BUILT.test(href)) parts.styles.push({ ...piece, href });
      if (rel === 'preload' && as === 'font') parts.fonts.push(piece);
    },
    onclosetag(name) {
      if (name === 'head') parts.headEnd ??= parser.startIndex;
    },
  });
  parser.end(html);
  return parts;
}
