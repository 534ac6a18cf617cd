import type { Metadata } from 'next';
import { PostScreen } from '@/components/blog/post-screen';
import { DraftNote } from '@/components/draft/draft-note';
import { MessageScreen } from '@/components/errors/message-screen';
import { ProblemScreen } from '@/components/errors/problem-screen';
import { Shell } from '@/components/layout/shell';
import { ProfileScreen } from '@/components/talents/profile-screen';
import type { Lang } from '@/lib/domain/languages';
import { canonicalSection } from '@/lib/domain/talent-list';
import type { TalentProfile } from '@/lib/domain/types';
import { openDraft } from '@/lib/drafts/open-draft';
import { readLang } from '@/lib/routes/page-params';
import { errorMetadata } from '@/lib/seo/metadata';

/** A draft is in no cache: each request renders (docs/decisions/publication.md). */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/draft'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const lang = readLang(await params);
  const draft = await openDraft(lang, searchParams);
  if (typeof draft === 'string') return errorMetadata(lang, draft);
  const title = 'post' in draft ? draft.post.title : draft.talent.name;
  return { title, robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

const DraftProfile = ({ lang, talent }: { lang: Lang; talent: TalentProfile }) => (
  <ProfileScreen lang={lang} section={canonicalSection(talent)} talent={talent} around={null} isDraft />
);

/** A talent's or a post's page as it is saved in the panel, for who has its signed address. */
export default async function DraftPage({ params, searchParams }: Props) {
  const lang = readLang(await params);
  const draft = await openDraft(lang, searchParams);
  if (draft === 'previewEnded') return <MessageScreen lang={lang} reason={draft} />;
  if (typeof draft === 'string') return <ProblemScreen lang={lang} reason={draft} />;
  const { until, token } = draft;
  return (
    <Shell lang={lang} route={{ screen: 'draft', params: { token } }}>
      <DraftNote until={until} {...('missing' in draft && { missing: draft.missing })} />
      {'post' in draft ? (
        <PostScreen lang={lang} post={draft.post} isDraft />
      ) : (
        <DraftProfile lang={lang} talent={draft.talent} />
      )}
    </Shell>
  );
}
