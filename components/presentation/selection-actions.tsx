'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { favoritesAtom } from '@/components/favorites/favorites';
import { addFavoritesAtom, sharedSelectionAtom } from '@/components/favorites/selection';
import { useToast } from '@/components/ui/toaster';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import styles from './presentation.module.scss';

type Props = { talents: FavoriteTalent[]; texts: { addAll: string; addedAll: string } };

/** Saves the talents on screen; while they are there, a quote is for them. */
export function SelectionActions({ talents, texts }: Props) {
  const favorites = useAtomValue(favoritesAtom);
  const add = useSetAtom(addFavoritesAtom);
  const setShared = useSetAtom(sharedSelectionAtom);
  const toast = useToast();

  useEffect(() => {
    setShared(talents);
    return () => setShared(null);
  }, [talents, setShared]);

  if (talents.every(({ id }) => favorites[id] !== undefined)) return null;
  const addAll = () => {
    add(talents);
    void toast({ kind: 'success', text: texts.addedAll });
  };
  return (
    <button type="button" className={styles.keep} onClick={addAll}>
      {texts.addAll}
    </button>
  );
}
