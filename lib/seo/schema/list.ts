import type { CollectionPage, ListItem, WithContext } from 'schema-dts';
import { absolute } from '@/lib/absolute';
import type { TalentRow } from '@/lib/backend/types';
import { href, hrefOf } from '@/lib/routes/href';
import { LANGUAGE_TAGS } from '@/lib/routes/language-tags';
import type { Lang, Place } from '@/lib/routes/screens';
import { canonicalSection } from '@/lib/talents/list';
import { CONTEXT } from './shared';

type ListFacts = {
  lang: Lang;
  place: Place;
  title: string;
  description: string;
  rows: TalentRow[];
  firstPosition: number;
};

/** A page of the talent list; talents at their canonical addresses. */
export function listSchema({
  lang,
  place,
  title,
  description,
  rows,
  firstPosition,
}: ListFacts): WithContext<CollectionPage> {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    name: title,
    description,
    url: absolute(hrefOf(place, lang)),
    inLanguage: LANGUAGE_TAGS[lang],
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: rows.length,
      itemListElement: rows.map(
        (row, index): ListItem => ({
          '@type': 'ListItem',
          position: firstPosition + index,
          name: row.name,
          url: absolute(href('talent', { section: canonicalSection(row), id: row.id, name: row.name }, lang)),
        }),
      ),
    },
  };
}
