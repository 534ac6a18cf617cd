import { Parser } from 'htmlparser2';
import { argumentOf, DATA, ENTRY, READY } from './next-scripts.ts';

/** A piece of a page: from `start` up to `end`, in characters. */
export type Piece = { start: number; end: number };
export type PageParts = {
  /** Where the root element's attributes end. */
  root: number | undefined;
  headEnd: number | undefined;
  bodyEnd: number | undefined;
  /** Inline scripts that hold the data for React, with their argument; the first says only that data will come. */
  data: (Piece & { argument: string })[];
  /** The inline script that starts the application. */
  entry: (Piece & { argument: string }) | undefined;
  /** Scripts of the build that may run in any order. */
  scripts: (Piece & { src: string })[];
  styles: (Piece & { href: string })[];
  /** Hints to fetch scripts early. */
  preloads: Piece[];
  /** Hints to fetch typefaces early. */
  fonts: Piece[];
};

const BUILT = /^\/_next\/static\/[\w~/.-]+$/;

const isAnyOrder = ({ src, async, ...others }: Record<string, string>) =>
  async !== undefined && BUILT.test(src ?? '') && Object.keys(others).length === 0;

function noteInline(parts: PageParts, { start }: Piece, script: string, end: number) {
  const data = script === READY ? '[0]' : argumentOf(script, DATA);
  if (data !== null) parts.data.push({ start, end, argument: data });
  const entry = argumentOf(script, ENTRY);
  if (entry !== null) parts.entry = { start, end, argument: entry };
}

/** Finds the parts of a page rendered by Next that the server moves (paint-first.ts), by their place in its text. */
export function pageParts(html: string): PageParts {
  const parts: PageParts = {
    root: undefined,
    headEnd: undefined,
    bodyEnd: undefined,
    data: [],
    entry: undefined,
    scripts: [],
    styles: [],
    preloads: [],
    fonts: [],
  };
  let inline: Piece | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const piece = { start: parser.startIndex, end: parser.endIndex + 1 };
      const { rel, href = '', as = '', src } = attributes;
      if (name === 'html') parts.root ??= parser.endIndex;
      inline = name === 'script' && src === undefined ? piece : undefined;
      if (name === 'script' && src && isAnyOrder(attributes)) parts.scripts.push({ ...piece, src });
      if (name !== 'link') return;
      if (rel === 'stylesheet' && BUILT.test(href)) parts.styles.push({ ...piece, href });
      if (rel === 'preload' && as === 'script') parts.preloads.push(piece);
      if (rel === 'preload' && as === 'font') parts.fonts.push(piece);
    },
    onclosetag(name) {
      const script = parts.scripts.at(-1);
      if (name === 'script' && script && html.slice(script.end, parser.startIndex) === '')
        script.end = parser.endIndex + 1;
      if (name === 'script' && inline)
        noteInline(parts, inline, html.slice(inline.end, parser.startIndex), parser.endIndex + 1);
      if (name === 'head') parts.headEnd ??= parser.startIndex;
      if (name === 'body') parts.bodyEnd ??= parser.startIndex;
    },
  });
  parser.end(html);
  return parts;
}
