import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessageScreen } from '@/components/errors/message-screen';
import { ProblemScreen } from '@/components/errors/problem-screen';
import { Shell } from '@/components/layout/shell';
import { WaitingHere } from '@/components/package/on-device';
import { LockedScreen, PackageScreen, TermsScreen } from '@/components/package/package-screen';
import { clientTexts } from '@/components/ui/client-texts';
import { openLink, readAddress } from '@/lib/packages/open';
import { href } from '@/lib/routes/href';
import { readLang } from '@/lib/routes/page-params';
import { errorMetadata } from '@/lib/seo/metadata';

/** A package is in no cache: each request renders (docs/decisions/packages.md). */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/package'>;

/** In a chat the link shows the agency's name alone: neither a face nor the title, which would outlive it. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const lang = readLang(await params);
  const opened = await openLink(searchParams);
  if (typeof opened === 'string') return { ...(await errorMetadata(lang, opened)), referrer: 'no-referrer' };
  const t = await getTranslations({ locale: lang, namespace: 'Package' });
  return {
    title: t('pageTitle'),
    description: t('pageDescription'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** Talents that the agency put together for a client, for who has the link. */
export default async function PackagePage({ params, searchParams }: Props) {
  const lang = readLang(await params);
  const opened = await openLink(searchParams);
  if (opened === 'unavailable') return <ProblemScreen lang={lang} reason={opened} />;
  if (typeof opened === 'string') {
    const { refusal, ...place } = await readAddress(searchParams);
    return (
      <MessageScreen lang={lang} reason={opened} backHref={refusal && href('package', place, lang)}>
        <WaitingHere link={place.link} texts={await clientTexts('Package')} />
      </MessageScreen>
    );
  }
  const { link, isLocked } = opened;
  const person = isLocked ? '' : opened.key;
  return (
    <Shell lang={lang} route={{ screen: 'package', params: { link, person } }}>
      {isLocked ? (
        <LockedScreen lang={lang} link={link} />
      ) : opened.needsTerms ? (
        <TermsScreen lang={lang} opened={opened} />
      ) : (
        <PackageScreen lang={lang} opened={opened} />
      )}
    </Shell>
  );
}
