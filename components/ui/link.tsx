'use client';

import { atom, useSetAtom } from 'jotai';
import NextLink from 'next/link';
import { type ComponentProps, type FocusEvent, type PointerEvent, useState } from 'react';
import { mayFetchAhead } from './line';

/** Whether a link was not followed for want of a network. */
export const isStoppedAtom = atom(false);

/**
 * A link that prefetches the whole page on hover or focus, with `prefetch` at once; never with Save-Data or on a
 * slow line. A finger prefetches nothing: its tap is shorter than the answer's way, and the page would come twice.
 * Without network and copies (docs/decisions/offline.md) the page on screen stays, not the browser's error.
 */
export function Link({ prefetch, ...props }: ComponentProps<typeof NextLink>) {
  const [isWanted, setIsWanted] = useState(false);
  const stop = useSetAtom(isStoppedAtom);
  const want = (isMeant: boolean) => isMeant && setIsWanted(mayFetchAhead());
  return (
    <NextLink
      onPointerEnter={({ pointerType }: PointerEvent) => want(pointerType !== 'touch')}
      onFocus={({ currentTarget }: FocusEvent) => want(currentTarget.matches(':focus-visible'))}
      onNavigate={(event) => {
        if (navigator.onLine || navigator.serviceWorker?.controller) return;
        event.preventDefault();
        stop(true);
      }}
      {...props}
      prefetch={prefetch || isWanted}
    />
  );
}
