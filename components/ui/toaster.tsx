'use client';

import { atom, useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useCallback } from 'react';

const isWantedAtom = atom(false);

const Sonner = lazy(() => import('./sonner').then(({ Sonner }) => ({ default: Sonner })));

/** The place of toasts. Its library is fetched when the first one is shown (DESIGN 6). */
export function Toaster() {
  const isWanted = useAtomValue(isWantedAtom);
  return <Suspense>{isWanted && <Sonner />}</Suspense>;
}

type Kind = 'success' | 'warning' | 'error';

/** Shows a short message that goes by itself. */
export function useToast() {
  const want = useSetAtom(isWantedAtom);
  return useCallback(
    async (kind: Kind, text: string) => {
      want(true);
      const { showToast } = await import('./sonner');
      await showToast(kind, text);
    },
    [want],
  );
}
