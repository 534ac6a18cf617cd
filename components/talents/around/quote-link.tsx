'use client';

import { useSetAtom } from 'jotai';
import { addFavoritesAtom } from '@/components/favorites/selection';
import { Link } from '@/components/ui/link';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import styles from './profile-bar.module.scss';

type Props = { href: string; label: string; talent: FavoriteTalent };

/** Adds the talent to the favorites and opens the quote request for them (components/favorites-page/budget-bar.tsx). */
export function QuoteLink({ href, label, talent }: Props) {
  const add = useSetAtom(addFavoritesAtom);
  return (
    <Link className={styles.quote} href={href} data-waits="idle" onClick={() => add([talent])}>
      {label}
    </Link>
  );
}
