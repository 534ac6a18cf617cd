'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { siteHistory } from '@/components/ui/visit';
import styles from './message-screen.module.scss';

/** Whether there is a page to go back to, be it of another site; in older browsers a guess. */
function canGoBack() {
  const site = siteHistory();
  return site?.canGoBack || window.history.length > (site?.entries().length ?? 1);
}

/** Back in the browser's history (SPEC section 2, Error page); to `homeHref` in a tab that began here. */
export function ReturnButton({ label, homeHref }: { label: string; homeHref: string }) {
  const router = useRouter();
  const back = (event: MouseEvent) => {
    // A double click goes back once.
    if (event.detail > 1) return;
    if (canGoBack()) router.back();
    else router.push(homeHref);
  };
  return (
    <button type="button" className={styles.way} onClick={back}>
      {label}
    </button>
  );
}
