'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';
import { savesData } from './motion';

/** A link inside the site that fetches the whole page on touch or hover only, and never with Save-Data (DESIGN 6). */
export function Link(props: ComponentProps<typeof NextLink>) {
  const [isWanted, setIsWanted] = useState(false);
  const want = () => setIsWanted(!savesData());
  return <NextLink {...props} prefetch={isWanted} onPointerEnter={want} onFocus={want} />;
}
