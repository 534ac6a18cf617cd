import { getTranslations } from 'next-intl/server';
import type { Lang } from '@/lib/domain/languages';
import { env } from '@/lib/system/env';
import { OfflineLine } from './offline-line';
import { OfflineStorage } from './offline-storage';

/** On screens that open without network: the line that says so, and the code that stores copies. */
export async function Offline({ lang }: { lang: Lang }) {
  const t = await getTranslations('Offline');
  return (
    <>
      <OfflineLine />
      <OfflineStorage
        lang={lang}
        areOffered={env().OFFLINE_COPIES}
        texts={{
          sent: t.raw('sent'),
          sentPlain: t('sentPlain'),
          refused: t('refused'),
          unknown: t('unknown'),
        }}
      />
    </>
  );
}
