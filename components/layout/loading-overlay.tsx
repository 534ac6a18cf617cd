'use client';

import { useAtomValue } from 'jotai';
import { isLoadingAtom } from './loading';
import styles from './loading-overlay.module.scss';
import { Mark } from './mark';

/** The overlay over the whole site while the language changes; it says so, and lets every click through. */
export function LoadingOverlay({ label }: { label: string }) {
  const isLoading = useAtomValue(isLoadingAtom);
  return (
    <div role="status" className={styles.overlay} data-loading={isLoading}>
      {isLoading && (
        <>
          <span className={styles.spinner} aria-hidden="true">
            <Mark size={32} />
          </span>
          <span className={styles.label}>{label}</span>
        </>
      )}
    </div>
  );
}
