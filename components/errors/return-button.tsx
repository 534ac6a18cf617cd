'use client';

import type { MouseEvent } from 'react';
import { siteHistory } from '@/components/ui/visit';

/** Whether there is a page to go back to, be it of another site; in older browsers a guess. */
function canGoBack() {
  const site = siteHistory();
  return site?.canGoBack || window.history.length > (site?.entries().length ?? 1);
}

type Props = { className: string | undefined; label: string; homeHref: string };

/** Back in the browser's history [S81.3]; to `homeHref` in a tab that began here. */
export function ReturnButton({ className, label, homeHref }: Props) {
  const back = (event: MouseEvent) => {
    // A double click goes back once.
    if (event.detail > 1) return;
    if (canGoBack()) window.history.back();
    else window.location.assign(homeHref);
  };
  return (
    <button type="button" className={className} onClick={back}>
      {label}
    </button>
  );
}
