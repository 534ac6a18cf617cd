'use client';

import { lazy, Suspense } from 'react';
import { BareScreen } from './bare-screen';

// Fetched when something has broken: the healthy pages of a visit do not carry it.
const CrashScreen = lazy(() => import('./crash-screen').catch(() => ({ default: BareScreen })));

/** The 500 screen, or the little of it that came with the page. */
export function LazyCrashScreen() {
  return (
    <Suspense>
      <CrashScreen />
    </Suspense>
  );
}
