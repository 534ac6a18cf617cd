import { getAttributes } from '@/lib/backend/options';
import { readOrNull } from '@/lib/backend/read-or-null';
import { getTalentIndex } from '@/lib/backend/talents';
import type { Lang } from '@/lib/domain/languages';
import { isOtherDivision, type OtherDivision, partsOfOther, type Section } from '@/lib/domain/lists';

export type LabelledDivision = { division: OtherDivision; label: string };

/** A slug as words: a division's name until the service sends one. */
const spelledOut = (slug: string) => {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The labels of division lists outside of the navigation, by the service's attributes. */
export async function divisionLabels(lang: Lang): Promise<ReadonlyMap<OtherDivision, string>> {
  const index = (await readOrNull(getTalentIndex()))?.value;
  const others = Object.keys(index?.listed ?? {}).filter(isOtherDivision);
  if (!index || others.length === 0) return new Map();
  const divisions = (await readOrNull(getAttributes(lang)))?.value.divisions ?? [];
  const labels = new Map(divisions.map(({ id, value }) => [Number(id), value]));
  return new Map(
    others.map((division) => {
      const { slug = '' } = partsOfOther(division) ?? {};
      return [division, labels.get(index.divisionIds.get(slug) ?? 0) ?? spelledOut(slug)];
    }),
  );
}

export async function otherDivisions(lang: Lang, section: Section): Promise<LabelledDivision[]> {
  const labels = [...(await divisionLabels(lang))].map(([division, label]) => ({ division, label }));
  return labels
    .filter(({ division }) => partsOfOther(division)?.section === section)
    .sort((a, b) => a.label.localeCompare(b.label, lang));
}
