import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A way to other filters: no robot follows it, nothing is fetched ahead, and the page stays where it is unless `scroll` is asked. */
export const FilterLink = ({ scroll = false, ...props }: ComponentProps<typeof Link>) => (
  <Link {...props} rel="nofollow" prefetch={false} scroll={scroll} />
);
