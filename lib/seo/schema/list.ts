import type { CollectionPage, ListItem } from 'schema-dts';
import { LANGUAGE_TAGS, type Lang } from '@/lib/domain/languages';
import { canonicalSection } from '@/lib/domain/talent-list';
import type { TalentRow } from '@/lib/domain/types';
import { absolute } from '@/lib/routes/absolute';
import { href, hrefOf } from '@/lib/routes/href';
import type { Route } from '@/lib/routes/screens';

type ListFacts = {
  lang: Lang;
  route: Route;
  title: string;
  description: string;
  rows: TalentRow[];
  firstPosition: number;
};

export function listSchema({
  lang,
  route,
  title,
  description,
  rows,
  firstPosition,
}: ListFacts): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: title,
    description,
    url: absolute(hrefOf(route, lang)),
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
