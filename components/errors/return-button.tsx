'use client';

import { useRouter } from 'next/navigation';
import styles from './message-screen.module.scss';

/** Back in the browser's history (SPEC section 2, Error page). */
export function ReturnButton({ label }: { label: string }) {
  const router = useRouter();
  return (
    <button type="button" className={styles.way} onClick={() => router.back()}>
      {label}
    </button>
  );
}
