import sanitizeHtml, { type Attributes } from 'sanitize-html';
import type { PostDetail } from '@/lib/domain/types';
import { articleRules, postRules } from '../domain/article-html';
import { isoMoment } from '../domain/dates';
import { mediaUrl } from '../routes/media';
import { xmlText } from './sitemap';

export type Feed = {
  title: string;
  subtitle: string;
  lang: string;
  url: string;
  homeUrl: string;
  author: string;
};
type FeedEntry = { post: PostDetail; url: string };

const EPOCH = '1970-01-01T00:00:00.000Z';

const updatedOf = ({ post }: FeedEntry) => isoMoment(post.updatedAt) ?? isoMoment(post.createdAt) ?? EPOCH;

/** Names a post for good (RFC 4151): its slug may change, and readers would show it once more as new. */
const idOf = ({ post, url }: FeedEntry) =>
  `tag:${new URL(url).hostname},${isoMoment(post.createdAt)?.slice(0, 10) ?? '2001'}:post-${encodeURIComponent(post.id)}`;

const seenFrom = (address: string, base: string) =>
  URL.canParse(address, base) ? new URL(address, base).href : address;

/** The HTML of a post for readers elsewhere: links and pictures with their whole addresses. */
function wholeContent(html: string, base: string): string {
  const withWhole =
    (name: 'href' | 'src', address: (value: string) => string) => (tagName: string, attribs: Attributes) => {
      const value = attribs[name];
      return {
        tagName,
        attribs: value === undefined ? attribs : { ...attribs, [name]: seenFrom(address(value), base) },
      };
    };
  return sanitizeHtml(html, {
    allowedTags: postRules.allowedTags,
    allowedAttributes: postRules.allowedAttributes,
    allowedSchemes: articleRules.allowedSchemes,
    transformTags: { a: withWhole('href', (href) => href), img: withWhole('src', mediaUrl) },
  });
}

export const updatedOfFeed = (entries: FeedEntry[]): string => entries.map(updatedOf).sort().at(-1) ?? EPOCH;

function entryElement(entry: FeedEntry) {
  const { post, url } = entry;
  return `<entry>
<title>${xmlText(post.title)}</title>
<link rel="alternate" type="text/html" href="${xmlText(url)}"/>
<id>${xmlText(idOf(entry))}</id>
<published>${isoMoment(post.createdAt) ?? updatedOf(entry)}</published>
<updated>${updatedOf(entry)}</updated>
<summary>${xmlText(post.description ?? post.excerpt)}</summary>
<content type="html">${xmlText(wholeContent(post.content, url))}</content>
</entry>`;
}

export function atomXml(feed: Feed, entries: FeedEntry[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(feed.lang)}">
<title>${xmlText(feed.title)}</title>
<subtitle>${xmlText(feed.subtitle)}</subtitle>
<link rel="self" type="application/atom+xml" href="${xmlText(feed.url)}"/>
<link rel="alternate" type="text/html" href="${xmlText(feed.homeUrl)}"/>
<id>${xmlText(feed.url)}</id>
<updated>${updatedOfFeed(entries)}</updated>
<author><name>${xmlText(feed.author)}</name></author>
${entries.map(entryElement).join('\n')}
</feed>
`;
}
