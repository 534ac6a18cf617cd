'use client';

import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { Lang } from '@/lib/domain/languages';
import { sharedSelectionAtom } from '../favorites/selection';
import { type CardsAnswer, fetchCards } from './use-fresh-cards';

type State = { answer: CardsAnswer | null; hasFailed: boolean };
const LOADING: State = { answer: null, hasFailed: false };

/** The cards of a shared selection; while it is on screen, a quote is asked for these talents. */
export function useSharedCards(ids: readonly number[], lang: Lang) {
  const setSelection = useSetAtom(sharedSelectionAtom);
  const [state, setState] = useState(LOADING);
  const wanted = ids.join(',');

  const load = useCallback(
    async (isWanted: () => boolean) => {
      setState(LOADING);
      try {
        const answer = await fetchCards(lang, wanted.split(',').map(Number));
        if (!isWanted()) return;
        setState({ answer, hasFailed: false });
        setSelection(answer.cards.map(({ favorite }) => favorite));
      } catch {
        if (isWanted()) setState({ answer: null, hasFailed: true });
      }
    },
    [wanted, lang, setSelection],
  );

  useEffect(() => {
    let isOnScreen = true;
    void load(() => isOnScreen);
    return () => {
      isOnScreen = false;
      setSelection(null);
    };
  }, [load, setSelection]);

  return { ...state, retry: () => void load(() => true) };
}
