import { z } from 'zod/mini';
import { thumbnail } from '../media/staff-file.ts';

const medium = z.looseObject({
  id: z.number(),
  filename: z.optional(z.nullable(z.string())),
  alt: z.optional(
    z.nullable(z.object({ pt: z.optional(z.nullable(z.string())), en: z.optional(z.nullable(z.string())) })),
  ),
  taken_down: z.optional(z.nullable(z.boolean())),
  deletedAt: z.optional(z.nullable(z.string())),
});
const answer = z.object({ docs: z.array(z.unknown()) });

/** A stored picture as the galleries show it. */
export type Picture = {
  id: number;
  thumb: string | null;
  alt: string;
  /** For staff: its description, or the name of its file. */
  name: string;
  state: 'shown' | 'trash' | 'down';
  /** Nobody wrote what it shows, in any language. */
  isUndescribed: boolean;
};

/** The public photos of a gallery that say nothing to people who cannot see them. */
export const undescribed = (ids: readonly number[], known: ReadonlyMap<number, Picture>): number[] =>
  ids.filter((id) => known.get(id)?.state === 'shown' && known.get(id)?.isUndescribed);

const FIELDS = ['filename', 'mimeType', 'sizes', 'alt', 'taken_down', 'deletedAt'];

function pictureOf(doc: unknown): Picture[] {
  const parsed = medium.safeParse(doc);
  if (!parsed.success) return [];
  const { id, alt, deletedAt, taken_down, ...file } = parsed.data;
  const state = deletedAt ? 'trash' : taken_down ? 'down' : 'shown';
  const labels = alt?.pt ?? '';
  const name = labels || (file.filename ?? '');
  return [{ id, thumb: thumbnail(file), alt: labels, name, state, isUndescribed: !(alt?.pt || alt?.en) }];
}

/**
 * The pictures with these ids, in their order, those in the trash too; who may not see one gets none. A long question
 * goes as a form, as Payload's own do. Throws when the panel does not answer.
 */
export async function readPictures(ids: readonly number[]): Promise<Picture[]> {
  if (ids.length === 0) return [];
  const query = { 'where[id][in]': ids.join(','), limit: String(ids.length), trash: 'true' };
  const body = new URLSearchParams({ depth: '0', ...query });
  for (const field of FIELDS) body.set(`select[${field}]`, 'true');
  const response = await fetch('/cms-api/media', {
    method: 'POST',
    headers: {
      'X-Payload-HTTP-Method-Override': 'GET',
      // Payload knows the type only without its charset
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: String(body),
  });
  const pictures = answer.parse(await response.json()).docs.flatMap(pictureOf);
  return pictures.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
