import type { Metadata } from 'next';
import { CompareScreen, NothingToCompare } from '@/components/chosen/compare-screen';
import { ProblemScreen } from '@/components/errors/problem-screen';
import { QuotePanel } from '@/components/forms/quote/quote-panel';
import { Shell } from '@/components/layout/shell';
import { readLang } from '@/lib/routes/page-params';
import { openCompared, readBrief } from '@/lib/selections/compared';
import { errorMetadata } from '@/lib/seo/metadata';
import { compareMetadata } from '@/lib/seo/pages';

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
  if (typeof opened === 'string') return <ProblemScreen lang={lang} reason={opened} />;
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
