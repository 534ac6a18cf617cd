import styles from './loading-overlay.module.scss';
import { Mark } from './mark';

/** What the loading overlay shows: the mark, turning, and a word for those who listen. */
export function LoadingSign({ label }: { label: string }) {
  return (
    <>
      <span className={styles.spinner} aria-hidden="true">
        <Mark size={32} />
      </span>
      <span className={styles.label}>{label}</span>
    </>
  );
}
