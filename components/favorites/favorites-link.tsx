'use client';

import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { favoritesCountAtom } from './favorites';
import styles from './favorites-link.module.scss';

type Props = { href: string; labels: [none: string, one: string, many: string]; children: ReactNode };

/** The way to the favorites, with how many there are. `labels`: none, one, and many with `{count}`. */
export function FavoritesLink({ href, labels, children }: Props) {
  const count = useAtomValue(favoritesCountAtom);
  const label = labels[Math.min(count, 2)] ?? labels[0];
  return (
    <Link className={styles.link} href={href} aria-label={label.replace('{count}', String(count))}>
      {children}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
