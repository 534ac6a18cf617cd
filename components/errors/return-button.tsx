'use client';

import { useRouter } from 'next/navigation';
import styles from './message-screen.module.scss';

/** Back in the browser's history (SPEC section 2, Error page); to `homeHref` in a tab that began here. */
export function ReturnButton({ label, homeHref }: { label: string; homeHref: string }) {
  const router = useRouter();
  const back = () => (window.history.length > 1 ? router.back() : router.push(homeHref));
  return (
    <button type="button" className={styles.way} onClick={back}>
      {label}
    </button>
  );
}
