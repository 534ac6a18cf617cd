import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A link to other filters: `nofollow`, no prefetch, and no scroll unless `scroll` is set. */
export const FilterLink = ({ scroll = false, ...props }: ComponentProps<typeof Link>) => (
  <Link {...props} rel="nofollow" prefetch={false} scroll={scroll} />
);
