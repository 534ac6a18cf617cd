'use client';

import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { fillText } from '@/lib/domain/fill-text';
import { favoritesCountAtom } from './favorites';
import styles from './favorites-link.module.scss';

type Props = { href: string; label: string; children: ReactNode };

/** The way to the favorites, with how many there are. */
export function FavoritesLink({ href, label, children }: Props) {
  const count = useAtomValue(favoritesCountAtom);
  return (
    <Link className={styles.link} href={href} aria-label={fillText(label, { count })}>
      {children}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
