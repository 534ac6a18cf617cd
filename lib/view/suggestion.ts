import { getTranslations } from 'next-intl/server';
import { type FocusAttributes, focusAttributes } from '@/lib/domain/focus';
import { CARD_WIDTHS_PX, picture } from '@/lib/domain/images';
import type { Lang } from '@/lib/domain/languages';
import { canonicalSection } from '@/lib/domain/talent-list';
import type { TalentRow } from '@/lib/domain/types';
import { ownCards } from './talent-card';

/** A talent who may be meant: address of the profile, face (an address) and its focus, name and lists. */
export type Suggestion = {
  id: number;
  href: string;
  name: string;
  section: string;
  face: string | null;
  focus: FocusAttributes;
};

/** Rows as the search shows them while a name is typed. */
export async function suggestions(rows: readonly TalentRow[], lang: Lang): Promise<Suggestion[]> {
  const toCard = await ownCards(lang);
  const names = await getTranslations({ locale: lang, namespace: 'Navbar' });
  return rows.map((row) => {
    const { href, favorite, plainCover, focus } = toCard(row);
    const face = favorite.cover
      ? picture(favorite.cover, CARD_WIDTHS_PX.slice(0, 1)).src
      : (plainCover ?? null);
    const section = names(canonicalSection(row) === 'models' ? 'models' : 'casting');
    return { id: row.id, href, name: row.name, section, face, focus: focusAttributes(focus) };
  });
}
