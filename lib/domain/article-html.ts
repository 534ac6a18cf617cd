import { readVideo } from '@passarela/contract/read-video';
import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { EXCERPT_MAX_CHARS } from './constants.ts';
import { videoEmbed } from './video.ts';

export const articleRules = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'figure', 'figcaption', 'img'],
    ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'pre'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  transformTags: {
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
} satisfies sanitizeHtml.IOptions;

/** The HTML of a text without anything that runs, frames or restyles the page. */
export const cleanHtml = (html: string) => sanitizeHtml(html, articleRules);

const embedOf = (src: string | undefined) => {
  const video = readVideo(src ?? '');
  return video?.provider ? videoEmbed(video) : null;
};

const ownPlayer = (tagName: string, { src }: Attributes) => {
  const embed = embedOf(src);
  return { tagName, attribs: embed ? { src: embed.src, title: embed.provider } : {} };
};

/** The rules of a post: players of the two services stay, every other frame goes. */
export const postRules = {
  ...articleRules,
  allowedTags: [...articleRules.allowedTags, 'iframe'],
  allowedAttributes: { ...articleRules.allowedAttributes, iframe: ['src', 'title'] },
  allowedIframeHostnames: ['www.youtube-nocookie.com', 'player.vimeo.com'],
  transformTags: { ...articleRules.transformTags, iframe: ownPlayer },
  exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs.src,
} satisfies sanitizeHtml.IOptions;

export const cleanPostHtml = (html: string) => sanitizeHtml(html, postRules);

const BLOCK_END = /<\/(p|div|li|h[1-6]|blockquote|figcaption)>|<br\s*\/?>/gi;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

export function textOf(html: string): string {
  const text = sanitizeHtml(html.replace(BLOCK_END, ' $&'), { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The start of a post as its card shows it: the words of its first 74 characters, and an ellipsis [S75.7]. */
export function excerpt(html: string): string {
  const letters = [...textOf(html)];
  if (letters.length <= EXCERPT_MAX_CHARS) return letters.join('');
  const start = letters.slice(0, EXCERPT_MAX_CHARS).join('');
  const words = letters[EXCERPT_MAX_CHARS] === ' ' ? start : start.replace(/ [^ ]*$/, '');
  return `${words.replace(/[\s.,;:–—-]+$/, '')}…`;
}
