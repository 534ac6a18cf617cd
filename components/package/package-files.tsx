import { getTranslations } from 'next-intl/server';
import { DownloadProblems } from '@/components/ui/download-problems';
import type { Lang } from '@/lib/domain/languages';
import { hasPhotos } from '@/lib/packages/has-photos';
import type { OpenLink } from '@/lib/packages/open';
import { packageFile } from '@/lib/routes/package-link';
import styles from './package-files.module.scss';

/** The files that staff let the client take away: plain links, which work without script. */
export async function PackageFiles({ lang, opened }: { lang: Lang; opened: OpenLink }) {
  if (opened.downloads === 'none' || opened.talents.length === 0) return null;
  const t = await getTranslations({ locale: lang, namespace: 'Package' });
  const files = hasPhotos(opened) ? (['pdf', 'zip'] as const) : (['pdf'] as const);
  return (
    <>
      <DownloadProblems />
      <ul className={styles.files} aria-label={t('takeAway')}>
        {files.map((file) => (
          <li key={file}>
            <a
              href={packageFile(file, { lang, ...opened })}
              rel="noopener noreferrer nofollow"
              target="_blank"
            >
              {t(file)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
