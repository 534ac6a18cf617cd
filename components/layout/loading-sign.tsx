import pieces from '@/components/ui/pieces.module.scss';
import styles from './loading-overlay.module.scss';
import { Mark } from './mark';

export function LoadingSign({ label }: { label: string }) {
  return (
    <>
      <span className={styles.spinner} aria-hidden="true">
        <Mark size={32} />
      </span>
      <span className={pieces.unseen}>{label}</span>
    </>
  );
}
