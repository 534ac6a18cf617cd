'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';
import { savesData } from './motion';

/**
 * A link inside the site. The next page is fetched ahead only once a finger or pointer is on it: a list of twenty
 * faces must not cost a slow phone twenty pages, and who saves data gets none ahead (DESIGN 6).
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  const [isWanted, setIsWanted] = useState(false);
  const want = () => setIsWanted(!savesData());
  return <NextLink {...props} prefetch={isWanted ? null : false} onPointerEnter={want} onFocus={want} />;
}
