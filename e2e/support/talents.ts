import { isListed } from '@passarela/contract/talent-lists';
import { ageAt } from '../../lib/domain/ages';
import { ADULT_AGE_YEARS } from '../../lib/domain/constants';
import { href } from '../../lib/routes/href';
import { type DemoTalent, roster } from '../../panel/seed/data/roster';

/** A talent of the demo with the profile's numbers of book photos, snaps, composites and videos. */
type Subject = DemoTalent & { path: string; photos: number; snaps: number; composites: number };

const byName = new Intl.Collator('pt', { sensitivity: 'base', numeric: true });

const subjectOf = (talent: DemoTalent): Subject => ({
  ...talent,
  path: profilePath(talent),
  photos: talent.galleries.book.length,
  snaps: talent.galleries.snap.length,
  composites: talent.galleries.compo.length,
});

/** The address of a talent's profile among the models. */
export const profilePath = (talent: Pick<DemoTalent, 'id' | 'name'>, lang: 'pt' | 'en' = 'pt') =>
  href('talent', { section: 'models', id: talent.id, name: talent.name }, lang);

/** The adult models of the demo, as the list orders them. */
export const MODELS: readonly Subject[] = roster()
  .filter(({ isHidden, categories: categoryIds }) =>
    isListed({ hidden: isHidden, categoryIds, divisions: [] }, 'models'),
  )
  .filter(({ birthdate }) => (ageAt(birthdate, new Date()) ?? 0) >= ADULT_AGE_YEARS)
  .sort((one, other) => byName.compare(one.name, other.name))
  .map(subjectOf);

/** The first of the models that fits. */
export function modelWith(fits: (talent: Subject) => boolean): Subject {
  const found = MODELS.find(fits);
  if (!found) throw new Error(`The demo has no such talent: ${fits}`);
  return found;
}

/** A model whose profile shows all kinds of pictures, a wide one and a pair of upright ones among them. */
export const MODEL = modelWith(
  ({ photos, snaps, composites, videos, name }) =>
    photos > 2 && snaps > 0 && composites > 0 && videos.length === 0 && name.length <= 14,
);

export const firstName = ({ name }: Pick<DemoTalent, 'name'>): string => name.split(' ')[0] ?? name;

/** The ids of the first models of the list. */
export const firstIds = (count: number): number[] => MODELS.slice(0, count).map(({ id }) => id);
