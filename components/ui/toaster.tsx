'use client';

import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, lazy, Suspense, useCallback } from 'react';

const isWantedAtom = atom(false);

const Nothing = () => null;

// Where its code does not arrive, toasts stay unsaid; what they speak of is done all the same.
const Sonner = lazy<ComponentType<{ label: string }>>(() =>
  import('./sonner').then(
    ({ Sonner }) => ({ default: Sonner }),
    () => ({ default: Nothing }),
  ),
);

/** The place of toasts, named for screen readers; the first toast fetches the library (DESIGN 6). */
export function Toaster({ label }: { label: string }) {
  const isWanted = useAtomValue(isWantedAtom);
  return <Suspense>{isWanted && <Sonner label={label} />}</Suspense>;
}

type Kind = 'success' | 'warning' | 'error';

/** Shows a short message that disappears by itself. A new one `about` the same thing replaces the old one. */
export function useToast() {
  const want = useSetAtom(isWantedAtom);
  return useCallback(
    async (kind: Kind, text: string, about?: string) => {
      want(true);
      const sonner = await import('./sonner').catch(() => null);
      await sonner?.showToast(kind, text, about);
    },
    [want],
  );
}
