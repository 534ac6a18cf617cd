import type { Metadata } from 'next';
import { EmptySelection, SharedScreen } from '@/components/chosen/shared-screen';
import { LimitedScreen } from '@/components/errors/limited-screen';
import { UnavailableScreen } from '@/components/errors/unavailable-screen';
import { QuotePanel } from '@/components/forms/quote/quote-panel';
import { Shell } from '@/components/layout/shell';
import { Offline } from '@/components/offline/offline';
import { readLang } from '@/lib/routes/page-params';
import { openShared } from '@/lib/selections/shared';
import { errorMetadata } from '@/lib/seo/error-metadata';
import { selectionMetadata } from '@/lib/seo/selection';

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
  if (shared === 'limited') return <LimitedScreen lang={lang} />;
  if (shared === 'unavailable') return <UnavailableScreen lang={lang} />;
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
