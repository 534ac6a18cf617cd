'use client';

import NextLink from 'next/link';
import { type ComponentProps, type FocusEvent, type PointerEvent, useState } from 'react';
import { mayFetchAhead } from './line';

/**
 * A link that prefetches the whole page on hover or focus, with `prefetch` at once; never with Save-Data or on a
 * slow line. A finger prefetches nothing: its tap is shorter than the answer's way, and the page would come twice.
 */
export function Link({ prefetch, ...props }: ComponentProps<typeof NextLink>) {
  const [isWanted, setIsWanted] = useState(false);
  const want = (isMeant: boolean) => isMeant && setIsWanted(mayFetchAhead());
  return (
    <NextLink
      onPointerEnter={({ pointerType }: PointerEvent) => want(pointerType !== 'touch')}
      onFocus={({ currentTarget }: FocusEvent) => want(currentTarget.matches(':focus-visible'))}
      {...props}
      prefetch={prefetch || isWanted}
    />
  );
}
