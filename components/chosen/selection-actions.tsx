'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { addFavoritesAtom } from '@/components/favorites/change-favorites';
import { favoritesAtom } from '@/components/favorites/favorites';
import { sharedSelectionAtom } from '@/components/favorites/selection';
import { useToast } from '@/components/ui/toaster';
import type { Selection } from '@/lib/domain/selection';
import type { FavoriteTalent } from '@/lib/view/talent-card';

type Sender = Pick<Selection, 'from' | 'to' | 'notes'>;
const NOBODY: Sender = { from: null, to: null, notes: {} };

type Props = {
  talents: FavoriteTalent[];
  selection?: Sender;
  texts: { addAll: string; addedAll: string };
  className: string | undefined;
};

/** Saves the talents on screen; while they are there, a quote is for them, with their sender's days and notes. */
export function SelectionActions({ talents, selection = NOBODY, texts, className }: Props) {
  const favorites = useAtomValue(favoritesAtom);
  const add = useSetAtom(addFavoritesAtom);
  const setShared = useSetAtom(sharedSelectionAtom);
  const toast = useToast();

  useEffect(() => {
    setShared({ ...selection, talents });
    return () => setShared(null);
  }, [talents, selection, setShared]);

  if (talents.every(({ id }) => favorites[id] !== undefined)) return null;
  const addAll = () => {
    add(talents);
    void toast({ kind: 'success', text: texts.addedAll });
  };
  return (
    <button type="button" className={className} onClick={addAll}>
      {texts.addAll}
    </button>
  );
}
