import sanitizeHtml from 'sanitize-html';
import { EXCERPT_MAX_CHARS } from '../constants.ts';

const BLOCK_END = /<\/(p|div|li|h[1-6]|blockquote|figcaption)>|<br\s*\/?>/gi;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The text of HTML, blocks apart by a space. */
export function textOf(html: string): string {
  const text = sanitizeHtml(html.replace(BLOCK_END, ' $&'), { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The start of a post as its card shows it: 74 characters and an ellipsis (SPEC section 2, Blog list). */
export function excerpt(html: string): string {
  const letters = [...textOf(html)];
  if (letters.length <= EXCERPT_MAX_CHARS) return letters.join('');
  return `${letters.slice(0, EXCERPT_MAX_CHARS).join('').trimEnd()}…`;
}
