'use client';

import { useEffect } from 'react';
import { UNITS_KEY } from '@/lib/domain/constants';

/** Shows nothing: a PDF that is taken away from this page has the units in which its visitor reads. */
export function PaperUnits() {
  useEffect(() => {
    const carry = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/api/pdf/"]');
      const { units } = document.documentElement.dataset;
      if (!link || !units) return;
      const address = new URL(link.href);
      address.searchParams.set(UNITS_KEY, units);
      link.href = address.pathname + address.search;
    };
    const listening = new AbortController();
    for (const type of ['pointerdown', 'focusin', 'click'])
      document.addEventListener(type, carry, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return null;
}
