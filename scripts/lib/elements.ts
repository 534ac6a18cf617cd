import { Parser } from 'htmlparser2';

/** An element of a page, in the order of their beginnings; `text` is all that stands in it. */
export type Element = { name: string; attributes: Record<string, string>; text: string };

/** The elements of a page as a parser of HTML reads them, whatever the order and the quotes of attributes. */
export function elementsIn(html: string): Element[] {
  const all: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const element = { name, attributes, text: '' };
      all.push(element);
      open.push(element);
    },
    ontext: (text) => {
      for (const element of open) element.text += text;
    },
    onclosetag: () => {
      open.pop();
    },
  });
  parser.end(html);
  return all;
}

/** The content of a page's `meta` of that name. */
export const metaOf = (html: string, wanted: string): string | undefined =>
  elementsIn(html).find(({ name, attributes }) => name === 'meta' && attributes.name === wanted)?.attributes
    .content;
