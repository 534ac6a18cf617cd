'use client';

import { lazy, Suspense, useEffect } from 'react';

// Lazy: healthy pages do not carry it. Where it does not load, global-error.tsx takes over.
const CrashScreen = lazy(() => import('@/components/errors/crash-screen'));

type Props = { error: Error & { digest?: string } };

/** What a screen shows when it breaks in the browser (SPEC section 2, Error page). */
export default function ErrorPage({ error }: Props) {
  useEffect(() => console.error(error), [error]);
  return (
    <Suspense>
      <CrashScreen error={error} />
    </Suspense>
  );
}
