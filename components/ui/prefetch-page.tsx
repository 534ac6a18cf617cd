'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { whenIdle } from './idle';
import { mayFetchAhead } from './line';

/** Fetches one page ahead when this one has nothing to do: its kind's styles and scripts are there for the next tap. */
export function PrefetchPage({ href }: { href: string }) {
  const router = useRouter();
  useEffect(() => whenIdle(() => mayFetchAhead() && router.prefetch(href)), [router, href]);
  return null;
}
