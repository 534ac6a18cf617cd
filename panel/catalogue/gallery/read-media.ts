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
const answer = z.object({ docs: z.array(z.unknown()), hasNextPage: z.boolean() });

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

/** Asks the panel for media; long questions go as a form, as Payload's own do. Throws when it does not answer. */
async function ask(query: Record<string, string>): Promise<{ pictures: Picture[]; hasMore: boolean }> {
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
  const { docs, hasNextPage } = answer.parse(await response.json());
  return { pictures: docs.flatMap(pictureOf), hasMore: hasNextPage };
}

/** The pictures with these ids, in their order, those in the trash too; who may not see one gets none. */
export async function readPictures(ids: readonly number[]): Promise<Picture[]> {
  if (ids.length === 0) return [];
  const query = { 'where[id][in]': ids.join(','), limit: String(ids.length), trash: 'true' };
  const { pictures } = await ask(query);
  return pictures.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

const PAGE = 24;

/** A page of all pictures, the newest first. */
export const searchPictures = (labels: string, page: number) =>
  ask({
    'where[mimeType][contains]': 'image/',
    ...(labels && { 'where[search][like]': labels }),
    sort: '-createdAt',
    limit: String(PAGE),
    page: String(page),
  });
