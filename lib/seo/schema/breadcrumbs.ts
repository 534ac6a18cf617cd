import type { BreadcrumbList, ListItem } from 'schema-dts';
import type { Lang } from '@/lib/domain/languages';
import { absolute } from '@/lib/routes/absolute';
import { hrefOf } from '@/lib/routes/href';
import type { Route } from '@/lib/routes/screens';

export function breadcrumbSchema(lang: Lang, steps: { name: string; route: Route }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(
      ({ name, route }, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: { '@type': 'WebPage', '@id': absolute(hrefOf(route, lang)) },
      }),
    ),
  };
}
