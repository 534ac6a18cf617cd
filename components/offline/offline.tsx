import { clientTexts } from '@/components/ui/client-texts';
import type { Lang } from '@/lib/domain/languages';
import { env } from '@/lib/system/env';
import { OfflineLine } from './offline-line';
import { OfflineStorage } from './offline-storage';

/** On screens that open without network: the line that says so, and the code that stores copies. */
export async function Offline({ lang }: { lang: Lang }) {
  return (
    <>
      <OfflineLine />
      <OfflineStorage
        lang={lang}
        areOffered={env().OFFLINE_COPIES}
        texts={await clientTexts('Offline', 'sent', 'sentPlain', 'refused', 'unknown')}
      />
    </>
  );
}
