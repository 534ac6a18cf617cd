import type { Metadata } from 'next';
import { LimitedScreen } from '@/components/errors/limited-screen';
import { MissingScreen } from '@/components/errors/missing-screen';
import { UnavailableScreen } from '@/components/errors/unavailable-screen';
import { FindScreen } from '@/components/find/find-screen';
import { Shell } from '@/components/layout/shell';
import { readOrNull } from '@/lib/backend/read-or-null';
import { getTalentIndex } from '@/lib/backend/talents';
import { NO_FILTERS } from '@/lib/domain/filters';
import { otherSection } from '@/lib/domain/lists';
import { waitFor } from '@/lib/limits/pages';
import { readFilters } from '@/lib/routes/filter-query';
import { readFindParams } from '@/lib/routes/internal';
import { readLang } from '@/lib/routes/page-params';
import { searchOf } from '@/lib/routes/page-query';
import { errorMetadata } from '@/lib/seo/error-metadata';
import { findMetadata } from '@/lib/seo/pages';
import { translatedQuery } from '@/lib/view/find-view';

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
  if (!place) return <MissingScreen lang={readLang(await params)} />;
  const { lang, section, division, gender, page } = place;
  if ((await waitFor('find')) !== null) return <LimitedScreen lang={lang} />;
  const index = await readOrNull(getTalentIndex());
  if (!index) return <UnavailableScreen lang={lang} />;
  const filters = readFilters(searchOf(await searchParams)) ?? NO_FILTERS;
  const { listed } = index.value;
  const rows = { here: listed[section], elsewhere: listed[otherSection(section)] };
  const route = (query: string) =>
    ({
      screen: 'find',
      params: { section, division, gender, filters: { ...filters, query }, page },
    }) as const;
  const translated =
    filters.query && (await translatedQuery(filters.query, lang, [rows.here, rows.elsewhere]));
  return (
    <Shell lang={lang} route={route(filters.query)} translation={route(translated)}>
      <FindScreen params={place} filters={filters} rows={rows} />
    </Shell>
  );
}
