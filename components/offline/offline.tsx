import { getTranslations } from 'next-intl/server';
import type { Lang } from '@/lib/domain/languages';
import { env } from '@/lib/system/env';
import styles from './offline.module.scss';
import { OfflineCopies } from './offline-copies';

/** On screens that open without network: the line that says so, and what keeps their copies. */
export async function Offline({ lang }: { lang: Lang }) {
  const t = await getTranslations('Offline');
  return (
    <>
      <div role="status">
        <p className={styles.line}>{t('line')}</p>
      </div>
      <OfflineCopies
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
