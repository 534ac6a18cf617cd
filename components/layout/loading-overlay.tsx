'use client';

import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { isLoadingAtom } from './loading';
import styles from './loading-overlay.module.scss';
import { useHydrated } from './use-hydrated';

/** The overlay over the whole site while the language changes; announced, and transparent to clicks. */
export function LoadingOverlay({ children }: { children: ReactNode }) {
  const isLoading = useAtomValue(isLoadingAtom);
  useHydrated();
  return (
    <div role="status" className={styles.overlay} data-loading={isLoading}>
      {isLoading && children}
    </div>
  );
}
