'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '@/components/ui/link';
import { entriesAround, type ListEntry } from '@/components/ui/list-order';
import type { Opening } from '@/lib/view/talent-card';
import { fetchOpening } from '../card/second-look';
import styles from './around.module.scss';

type Side = { label: string; icon: ReactNode; route: ListEntry; opening: Opening | null };
type Props = { label: string; previous: Side; next: Side };

/** The talents before and after, of the list that one came from, else of the section. */
export function Neighbours({ label, previous, next }: Props) {
  const [found, setFound] = useState<ReturnType<typeof entriesAround>>(null);
  useEffect(() => setFound(entriesAround(window.location.pathname)), []);
  // In another list than the section's others may stand beside a talent.
  const openingAt = (href: string) => [previous, next].find(({ route }) => route.href === href)?.opening;
  const way = (side: Side, rel: 'prev' | 'next', route = side.route) => (
    <Link
      className={styles.neighbour}
      href={route.href}
      rel={rel}
      onPointerOver={() => fetchOpening(openingAt(route.href))}
    >
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
