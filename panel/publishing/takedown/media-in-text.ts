import { z } from 'zod';

const upload = z.object({
  type: z.literal('upload'),
  relationTo: z.literal('media'),
  value: z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)]),
});

/** The pictures of an article's text, by id; the text as the editor keeps it, or as JSON of that. */
export function mediaInText(content: unknown): number[] {
  if (typeof content === 'string') return mediaInText(parsed(content));
  if (typeof content !== 'object' || content === null) return [];
  const found = upload.safeParse(content);
  return found.success ? [found.data.value] : Object.values(content).flatMap(inNode);
}

const inNode = (value: unknown): number[] => (typeof value === 'string' ? [] : mediaInText(value));

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
