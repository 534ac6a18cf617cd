import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** The demo's pictures, as files (demo/pictures/README.md). */
export const PICTURES = `${import.meta.dirname}/../../../demo/pictures`;

const KINDS = ['head', 'half', 'wide', 'profile', 'full', 'snap-front', 'snap-side'] as const;

const picture = z.object({
  file: z.string(),
  kind: z.enum(KINDS),
  width: z.number(),
  height: z.number(),
  focus: z.object({ x: z.number(), y: z.number() }),
});

const person = z.object({
  id: z.string(),
  sex: z.enum(['female', 'male']),
  group: z.enum(['model', 'minor', 'cast']),
  age: z.number().int(),
  hair: z.string(),
  hair_style: z.string(),
  eyes: z.string(),
  skin: z.string(),
  pictures: z.array(picture),
});
export type Person = z.infer<typeof person>;

/** A picture's file, its size in pixels and the point between the eyes, 0 to 1 from left and top. */
export type DemoPicture = Omit<z.infer<typeof picture>, 'kind'>;
export type Galleries = Record<'book' | 'snap' | 'compo', readonly DemoPicture[]>;

export const NO_GALLERIES: Galleries = { book: [], snap: [], compo: [] };

/** The people in the pictures. */
export const PEOPLE: readonly Person[] = z
  .array(person)
  .parse(JSON.parse(readFileSync(`${PICTURES}/people.json`, 'utf8')));

/** Stiff hands, feet that float: full-length pictures stay out of books. */
const BOOK = ['head', 'half', 'wide', 'crop', 'profile'] as const;
const MIDDLE = { x: 0.5, y: 0.5 };

/** Made once of the person's own pictures; null if there is none. */
const made = (file: string, width: number, height: number): DemoPicture[] =>
  existsSync(`${PICTURES}/${file}`) ? [{ file, width, height, focus: MIDDLE }] : [];

/** The pictures of each gallery, in order. */
export function galleriesOf({ id, pictures }: Person): Galleries {
  const of = (...kinds: readonly string[]) => pictures.filter(({ kind }) => kinds.includes(kind));
  return {
    book: BOOK.flatMap((kind) => (kind === 'crop' ? made(`${id}-crop.webp`, 900, 675) : of(kind))),
    snap: of('snap-front', 'snap-side'),
    compo: made(`${id}-compo.webp`, 1600, 1120),
  };
}
