'use client';

import { useEffect, useState } from 'react';
import type { Messages } from '@/components/ui/client-texts';
import { BACK, NEXT } from '@/components/ui/control-paths';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { entriesAround, type ListEntry } from '@/components/ui/list-order';
import type { Opening } from '@/lib/view/talent-card';
import { fetchOpening } from '../card/second-look';
import styles from './around.module.scss';

type Side = ListEntry & { opening: Opening | null };
type Props = {
  texts: Pick<Messages['Talent'], 'neighbours' | 'previousTalent' | 'nextTalent'>;
  previous: Side;
  next: Side;
};

/** The talents before and after, of the list that one came from, else of the section. */
export function Neighbours({ texts, previous, next }: Props) {
  const [found, setFound] = useState<ReturnType<typeof entriesAround>>(null);
  useEffect(() => setFound(entriesAround(window.location.pathname)), []);
  // In another list than the section's others may stand beside a talent.
  const openingAt = (address: string) => [previous, next].find(({ href }) => href === address)?.opening;
  const way = (rel: 'prev' | 'next', label: string, icon: string, { href, name }: ListEntry) => (
    <Link
      className={styles.neighbour}
      href={href}
      rel={rel}
      onPointerOver={() => fetchOpening(openingAt(href))}
    >
      <span className={styles.way}>
        <Icon path={icon} size={20} />
        {label}
      </span>
      <span className={styles.name}>{name}</span>
    </Link>
  );
  return (
    <nav className={styles.neighbours} aria-label={texts.neighbours}>
      {way('prev', texts.previousTalent, BACK, found?.previous ?? previous)}
      {way('next', texts.nextTalent, NEXT, found?.next ?? next)}
    </nav>
  );
}
