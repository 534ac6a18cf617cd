'use client';

import { lazy, Suspense, useEffect } from 'react';

// Lazy: healthy pages do not carry it. If it does not load, global-error.tsx takes over.
const CrashScreen = lazy(() => import('@/components/errors/crash-screen'));

type Props = { error: Error & { digest?: string } };

/** The screen after an error in the browser [S81.1]. */
export default function ErrorPage({ error }: Props) {
  useEffect(() => console.error(error), [error]);
  return (
    <Suspense>
      <CrashScreen error={error} />
    </Suspense>
  );
}
