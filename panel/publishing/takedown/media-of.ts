import { z } from 'zod';
import type { Media } from '../../platform/db/payload-types.ts';

/** Every file of a stored picture or video under /media: itself and its smaller sizes. */
export const filesOfMedium = ({ filename, sizes }: Pick<Media, 'filename' | 'sizes'>): string[] => [
  ...new Set(
    [filename, sizes?.thumb?.filename, sizes?.web?.filename].filter((name) => typeof name === 'string'),
  ),
];

/** Whether staff took a picture or video off everything: taken down, or in the trash. */
export const isOff = ({ taken_down, deletedAt }: Pick<Media, 'taken_down' | 'deletedAt'>): boolean =>
  taken_down === true || Boolean(deletedAt);

const link = z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)]);

/** The ids of linked pictures, each once; links as ids or loaded, alone or in lists, or none. */
export const mediaIds = (values: readonly unknown[]): number[] => [
  ...new Set(values.flat().flatMap((value) => link.safeParse(value).data ?? [])),
];

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
