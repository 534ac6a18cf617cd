import type { Metadata } from 'next';
import { DraftNote } from '@/components/draft/draft-note';
import { LimitedScreen } from '@/components/errors/limited-screen';
import { MessageScreen } from '@/components/errors/message-screen';
import { UnavailableScreen } from '@/components/errors/unavailable-screen';
import { Shell } from '@/components/layout/shell';
import { ProfileScreen } from '@/components/talents/profile-screen';
import { canonicalSection } from '@/lib/domain/talent-list';
import { openDraft } from '@/lib/drafts/open-draft';
import { readLang } from '@/lib/routes/page-params';
import { errorMetadata } from '@/lib/seo/error-metadata';

/** A draft is in no cache: each request renders (docs/decisions/draft-preview.md). */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/draft'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const lang = readLang(await params);
  const draft = await openDraft(lang, searchParams);
  if (typeof draft === 'string') return errorMetadata(lang, draft);
  return { title: draft.talent.name, robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** A talent's page as it is saved in the panel, for who has its signed address (CONTRACT, Optional calls). */
export default async function DraftPage({ params, searchParams }: Props) {
  const lang = readLang(await params);
  const draft = await openDraft(lang, searchParams);
  if (draft === 'limited') return <LimitedScreen lang={lang} />;
  if (draft === 'unavailable') return <UnavailableScreen lang={lang} />;
  if (draft === 'previewEnded') return <MessageScreen lang={lang} reason={draft} />;
  const { talent, until, token } = draft;
  return (
    <Shell lang={lang} place={{ screen: 'draft', params: { token } }}>
      <DraftNote until={until} />
      <ProfileScreen lang={lang} section={canonicalSection(talent)} talent={talent} around={null} isDraft />
    </Shell>
  );
}
