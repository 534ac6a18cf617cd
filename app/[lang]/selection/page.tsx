import type { Metadata } from 'next';
import { EmptySelection, SharedScreen } from '@/components/chosen/shared-screen';
import { ProblemScreen } from '@/components/errors/problem-screen';
import { QuotePanel } from '@/components/forms/quote/quote-panel';
import { Shell } from '@/components/layout/shell';
import { Offline } from '@/components/offline/offline';
import { readLang } from '@/lib/routes/page-params';
import { openShared } from '@/lib/selections/shared';
import { errorMetadata } from '@/lib/seo/metadata';
import { selectionMetadata } from '@/lib/seo/pages';

/** The sender's texts are in no shared cache: each request renders (docs/decisions/selections.md). */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/selection'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const lang = readLang(await params);
  const shared = await openShared(searchParams);
  if (typeof shared === 'string') return errorMetadata(lang, shared);
  return selectionMetadata(shared.selection, shared.rows, lang);
}

/** A shared selection, under the address of the favorites. */
export default async function SelectionPage({ params, searchParams }: Props) {
  const lang = readLang(await params);
  const shared = await openShared(searchParams);
  if (typeof shared === 'string') return <ProblemScreen lang={lang} reason={shared} />;
  return (
    <Shell lang={lang} route={{ screen: 'selection', params: shared.selection }}>
      <Offline lang={lang} />
      {shared.rows.length === 0 ? (
        <EmptySelection lang={lang} />
      ) : (
        <SharedScreen lang={lang} shared={shared} quoteForm={<QuotePanel lang={lang} />} />
      )}
    </Shell>
  );
}
