'use client';

import { PACKAGE_MAX_TALENTS } from '@passarela/contract/package-limits';
import { text } from '@passarela/contract/text';
import { useListDrawerContext, useListQuery, useTranslation } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { ServerAct } from '../../parts/act/server-act.tsx';
import { useSelected } from '../../parts/mass-deletion/use-selected.ts';
import { fill } from '../../parts/ui/fill.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';

const LABELS = {
  marked: text('Criar pacote com os marcados ({n})', 'Make a package of the marked ones ({n})'),
  found: text('Criar pacote com todos os resultados ({n})', 'Make a package of all results ({n})'),
  nobody: text('Marque ou filtre talentos antes.', 'Mark or filter talents first.'),
  busy: text('Criando…', 'Making…'),
  failed: text('O pacote não foi criado. Tente de novo.', 'The package was not made. Try again.'),
};
const FILTERS = /^(?:search|where)/;

/** Over the list of talents: a package of the marked ones, or of all that a filter finds. */
export function PackageOfList() {
  const { marked, found: all, nobody, ...labels } = inLanguage(LABELS, languageOf(useTranslation().i18n));
  const { isInDrawer } = useListDrawerContext();
  const { count, condition } = useSelected('talents');
  const { data, query } = useListQuery();
  const found = useSearchParams();
  const isFiltered = [...found].some(([name, value]) => FILTERS.test(name) && value !== '');
  const total = count || (isFiltered ? (data?.totalDocs ?? 0) : 0);
  if (isInDrawer || total > PACKAGE_MAX_TALENTS) return null;
  const asked = new URLSearchParams(count > 0 ? condition() : found);
  // the faces are in the order of the list, whichever was marked first
  const order = [query.sort ?? []].flat().join();
  if (order) asked.set('sort', order);
  return (
    <ServerAct
      act={`/cms-api/packages/of-list?${asked}`}
      after="open"
      labels={{ ...labels, start: fill(isFiltered && count === 0 ? all : marked, { n: total }) }}
      // stays in its place: a first mark moves no row
      why={total === 0 ? nobody : ''}
    />
  );
}
