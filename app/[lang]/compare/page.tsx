import type { Metadata } from 'next';
import { CompareScreen, NothingToCompare } from '@/components/chosen/compare-screen';
import { LimitedScreen } from '@/components/errors/limited-screen';
import { UnavailableScreen } from '@/components/errors/unavailable-screen';
import { QuotePanel } from '@/components/forms/quote/quote-panel';
import { Shell } from '@/components/layout/shell';
import { readLang } from '@/lib/routes/page-params';
import { openCompared, readBrief } from '@/lib/selections/compared';
import { errorMetadata } from '@/lib/seo/error-metadata';
import { compareMetadata } from '@/lib/seo/selection';

/** Any few talents: not cached, each request renders (docs/decisions/selections.md). */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/compare'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const lang = readLang(await params);
  const opened = await openCompared(searchParams, lang);
  return typeof opened === 'string' ? errorMetadata(lang, opened) : compareMetadata(opened.talents, lang);
}

/** Two to four talents side by side, by the ids of the address. */
export default async function ComparePage({ params, searchParams }: Props) {
  const lang = readLang(await params);
  const opened = await openCompared(searchParams, lang);
  if (opened === 'limited') return <LimitedScreen lang={lang} />;
  if (opened === 'unavailable') return <UnavailableScreen lang={lang} />;
  const { talents, gone } = opened;
  const ids = talents.map(({ id }) => id);
  const filters = await readBrief(searchParams);
  return (
    <Shell lang={lang} route={{ screen: 'compare', params: { ids, filters } }}>
      {talents.length === 0 ? (
        <NothingToCompare lang={lang} />
      ) : (
        <CompareScreen {...{ lang, talents, gone, filters }} quoteForm={<QuotePanel lang={lang} />} />
      )}
    </Shell>
  );
}
