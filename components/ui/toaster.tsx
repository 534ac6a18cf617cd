'use client';

import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Toast } from './sonner';

const isWantedAtom = atom(false);

// Without its code toasts stay away; their actions have happened all the same.
const Sonner = lazy<ComponentType<{ label: string }>>(() =>
  import('./sonner').then(
    ({ Sonner }) => ({ default: Sonner }),
    () => ({ default: () => null }),
  ),
);

/** The place of toasts, named for screen readers; the first toast fetches the library. */
export function Toaster({ label }: { label: string }) {
  const isWanted = useAtomValue(isWantedAtom);
  return <Suspense>{isWanted && <Sonner label={label} />}</Suspense>;
}

const toastAtom = atom(null, async (_get, set, toast: Toast) => {
  set(isWantedAtom, true);
  (await import('./sonner').catch(() => null))?.showToast(toast);
});

/** Returns a function that shows a short message, which disappears by itself (`./sonner.tsx`). */
export const useToast = () => useSetAtom(toastAtom);
