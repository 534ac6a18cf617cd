import type { Metadata } from 'next';
import { ProblemScreen } from '@/components/errors/problem-screen';
import { ListScreen } from '@/components/find/list-screen';
import { Shell } from '@/components/layout/shell';
import { readOrNull } from '@/lib/backend/read-or-null';
import { getTalentIndex } from '@/lib/backend/talents';
import { NO_FILTERS } from '@/lib/domain/filters';
import { waitFor } from '@/lib/limits/pages';
import { readFilters } from '@/lib/routes/filter-query';
import { readFindParams, readLang, searchOf } from '@/lib/routes/page-params';
import { errorMetadata } from '@/lib/seo/metadata';
import { findMetadata } from '@/lib/seo/pages';
import { translatedQuery } from '@/lib/view/find-view';
import { searchList } from '@/lib/view/search';

/** So many lists are possible that none is cached: each request renders (docs/decisions/lists.md). */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/find/[section]/[gender]/[page]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const place = readFindParams(await params);
  return place ? findMetadata(place) : errorMetadata(readLang(await params), 'notFound');
}

/** A filtered list, under the address of the list. */
export default async function FindPage({ params, searchParams }: Props) {
  const place = readFindParams(await params);
  if (!place) return <ProblemScreen lang={readLang(await params)} reason="notFound" />;
  const { lang, section, division, gender, page } = place;
  if ((await waitFor('find')) !== null) return <ProblemScreen lang={lang} reason="limited" />;
  const index = await readOrNull(getTalentIndex());
  if (!index) return <ProblemScreen lang={lang} reason="unavailable" />;
  const filters = readFilters(searchOf(await searchParams)) ?? NO_FILTERS;
  const { listed } = index.value;
  const search = await searchList(place, filters, listed[section]);
  const route = (query: string) =>
    ({
      screen: 'find',
      params: { section, division, gender, filters: { ...filters, query }, page },
    }) as const;
  const translated =
    filters.query && (await translatedQuery(filters.query, lang, [listed.models, listed.cast]));
  return (
    <Shell lang={lang} route={route(filters.query)} translation={route(translated)}>
      <ListScreen params={place} index={index.value} page={search.page} search={search} />
    </Shell>
  );
}
