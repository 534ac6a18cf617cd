import { isRecord } from '@passarela/contract/is-record';
import { mediaInText } from '../../publishing/takedown/media-in-text.ts';

/** An article's text with another picture in place of one, or without it. */
export function replaceInText(content: unknown, id: number, by: number | null): unknown {
  if (Array.isArray(content)) {
    return content.map((node) => replaceInText(node, id, by)).filter((node) => node !== null);
  }
  if (!isRecord(content)) return content;
  if (content.type === 'upload' && mediaInText(content).includes(id)) {
    return by === null ? null : { ...content, value: by };
  }
  const parts = Object.entries(content).map(([name, part]) => [name, replaceInText(part, id, by)]);
  return Object.fromEntries(parts);
}
