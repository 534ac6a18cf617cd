'use client';

import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { addFavoritesAtom } from '@/components/favorites/change-favorites';
import { Link } from '@/components/ui/link';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import styles from './profile-bar.module.scss';

type Props = {
  /** The request for all favorites (components/chosen/quote-bar.tsx). */
  href: string;
  /** Without script: the form for this talent alone (components/forms/quote/plain-quote-form.tsx). */
  plainHref: string;
  label: string;
  talent: FavoriteTalent;
};

/** Adds the talent to the favorites and opens the request for a quote. */
export function QuoteLink({ href, plainHref, label, talent }: Props) {
  const add = useSetAtom(addFavoritesAtom);
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  return (
    <Link
      className={styles.quote}
      href={hasScript ? href : plainHref}
      rel="nofollow"
      data-waits="idle"
      onClick={() => add([talent])}
    >
      {label}
    </Link>
  );
}
