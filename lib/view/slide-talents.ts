import type { Lang } from '@/lib/domain/languages';
import { canonicalSection } from '@/lib/domain/talent-list';
import type { SlideItem, TalentRow } from '@/lib/domain/types';
import { href } from '@/lib/routes/href';

/** The person in each slide by today's name; nobody if no list shows the talent any more. */
export function slideTalents(
  slides: readonly Pick<SlideItem, 'id' | 'talentId'>[],
  shown: ReadonlyMap<number, TalentRow> | undefined,
  lang: Lang,
): { id: string; talent: { name: string; href: string } | null }[] {
  return slides.map(({ id: slide, talentId }) => {
    const row = talentId === null ? undefined : shown?.get(talentId);
    if (!row || row.hidden) return { id: slide, talent: null };
    const { id, name } = row;
    return {
      id: slide,
      talent: { name, href: href('talent', { section: canonicalSection(row), id, name }, lang) },
    };
  });
}
