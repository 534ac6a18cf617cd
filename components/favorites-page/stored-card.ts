import type { Lang } from '@/lib/domain/languages';
import { pageHref } from '@/lib/routes/page-href';
import type { FavoriteTalent, TalentCardView } from '@/lib/view/talent-card';

/** A card from the browser's storage: without measures until the server has sent them. `alt` holds `{name}`. */
export function storedCard(talent: FavoriteTalent, lang: Lang, alt: string): TalentCardView {
  const { id, name, section, slug = name } = talent;
  return {
    href: pageHref('talent', { section, id, name: slug }, lang),
    alt: alt.replace('{name}', name),
    plainCover: null,
    opening: null,
    focus: null,
    measures: [],
    height: null,
    favorite: talent,
  };
}
