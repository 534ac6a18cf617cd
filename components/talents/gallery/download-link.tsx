import { Icon } from '@/components/ui/icon';
import { DOWNLOAD } from '@/components/ui/icon-paths';
import type { Download } from '@/lib/view/profile';
import styles from './photo-gallery.module.scss';

/** Downloads a gallery as a ZIP: a plain link, which works without JS. */
export function DownloadLink({ href, text, label }: Download) {
  return (
    <a className={styles.download} href={href} rel="nofollow" aria-label={label}>
      <Icon path={DOWNLOAD} />
      {text}
    </a>
  );
}
