'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '@/components/ui/link';
import { entriesAround, type ListEntry } from '@/components/ui/list-order';
import styles from './around.module.scss';

type Side = { label: string; icon: ReactNode; route: ListEntry };
type Props = { label: string; previous: Side; next: Side };

/** The talents before and after, of the list that one came from, else of the section. */
export function Neighbours({ label, previous, next }: Props) {
  const [found, setFound] = useState<ReturnType<typeof entriesAround>>(null);
  useEffect(() => setFound(entriesAround(window.location.pathname)), []);
  const way = (side: Side, rel: 'prev' | 'next', route = side.route) => (
    <Link className={styles.neighbour} href={route.href} rel={rel}>
      <span className={styles.way}>
        {side.icon}
        {side.label}
      </span>
      <span className={styles.name}>{route.name}</span>
    </Link>
  );
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {way(previous, 'prev', found?.previous)}
      {way(next, 'next', found?.next)}
    </nav>
  );
}
