'use client';

import { useEffect } from 'react';
import { LazyCrashScreen } from '@/components/errors/lazy-crash-screen';

type Props = { error: Error & { digest?: string } };

/** What a screen shows when it breaks in the browser (SPEC section 2, Error page). */
export default function ErrorPage({ error }: Props) {
  useEffect(() => console.error(error), [error]);
  return <LazyCrashScreen />;
}
