import styles from './loading-overlay.module.scss';
import { Mark } from './mark';

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
