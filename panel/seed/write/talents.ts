import type { Payload } from 'payload';
import type { DemoTalent } from '../data/roster.ts';

export interface Portfolio {
  readonly cover: number | null;
  readonly book: readonly number[];
  readonly snap: readonly number[];
  readonly compo: readonly number[];
}

export const NO_PICTURES: Portfolio = { cover: null, book: [], snap: [], compo: [] };

/** Writes one published talent, past hooks and webhooks. */
export async function addTalent(
  payload: Payload,
  talent: DemoTalent,
  pictures: Portfolio,
  skillIds: readonly number[],
): Promise<void> {
  const { id, name, gender, birthdate, measures, eyes, hair, nationality, biography, noindex, guardian } =
    talent;
  await payload.db.create({
    collection: 'talents',
    data: {
      id,
      name,
      gender,
      birthdate: birthdate && `${birthdate}T12:00:00.000Z`,
      status: 'published',
      was_public: true,
      noindex,
      ...measures,
      eyes,
      hair,
      nationality,
      biography: biography ?? {},
      categories: talent.categories,
      divisions: talent.divisions,
      skills: talent.skills.flatMap((index) => skillIds[index] ?? []),
      video: talent.videos.map((video, index) => ({ ...video, id: rowId(id, index) })),
      ...(guardian && { agency: { guardian_name: guardian, guardian_email: 'responsavel@example.com' } }),
      ...pictures,
    },
  });
}

/** Rows of an array need ids of their own: 24 hexadecimal digits. */
function rowId(talent: number, index: number): string {
  return `${talent.toString(16).padStart(16, '0')}${index.toString(16).padStart(8, '0')}`;
}
