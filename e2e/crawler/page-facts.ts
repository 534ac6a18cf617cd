import { Parser } from 'htmlparser2';

/** A page for a crawler: links and the facts of its head. Addresses as they stand in the HTML. */
export type PageFacts = {
  links: string[];
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  alternates: Record<string, string>;
  headings: number;
  isNoindex: boolean;
  jsonLd: unknown[];
};

/** Reads a page as a crawler without JS does. */
export function readPage(html: string): PageFacts {
  const facts: PageFacts = {
    links: [],
    titles: [],
    descriptions: [],
    canonicals: [],
    alternates: {},
    headings: 0,
    isNoindex: false,
    jsonLd: [],
  };
  let collecting: 'title' | 'json' | null = null;
  let text = '';

  const parser = new Parser({
    onopentag(name, at) {
      const isFollowed = !(at.rel ?? '').split(' ').includes('nofollow');
      if (name === 'a' && at.href !== undefined && isFollowed) facts.links.push(at.href);
      if (name === 'h1') facts.headings += 1;
      if (name === 'meta' && at.name === 'description') facts.descriptions.push(at.content ?? '');
      if (name === 'meta' && at.name === 'robots') facts.isNoindex ||= (at.content ?? '').includes('noindex');
      if (name === 'link' && at.rel === 'canonical') facts.canonicals.push(at.href ?? '');
      if (name === 'link' && at.rel === 'alternate' && at.hreflang)
        facts.alternates[at.hreflang] = at.href ?? '';
      const isJson = name === 'script' && at.type === 'application/ld+json';
      if (name === 'title' || isJson) {
        collecting = isJson ? 'json' : 'title';
        text = '';
      }
    },
    ontext(chunk) {
      if (collecting) text += chunk;
    },
    onclosetag(name) {
      if (name === 'title' && collecting === 'title') facts.titles.push(text);
      if (name === 'script' && collecting === 'json') facts.jsonLd.push(JSON.parse(text));
      if (name === 'title' || name === 'script') collecting = null;
    },
  });
  parser.end(html);
  return facts;
}
