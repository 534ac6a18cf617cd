'use client';

import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { beforeRouter, wasLeftByBack } from '@/components/ui/visit';
import { fetchJson } from './fetch-json';
import { recallList, rememberList } from './list-memory';

export type MoreState = 'idle' | 'loading' | 'failed';

/** Further cards from `{source}/{page}`; Back restores them and the place [S59.2]. */
export function useMoreCards<Card>(
  source: string,
  firstPage: number,
  lastPage: number,
  until?: () => Promise<void>,
) {
  const key = `${source}/${firstPage}`;
  const [cards, setCards] = useState<Card[]>([]);
  const [page, setPage] = useState(firstPage);
  const [state, setState] = useState<MoreState>('idle');
  const isBusy = useRef(false);

  const loadMore = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('loading');
    try {
      const next = page + 1;
      const more = await fetchJson<{ cards: Card[] }>(`${source}/${next}`);
      await until?.();
      setCards((known) => [...known, ...more.cards]);
      setPage(next);
      setState('idle');
    } catch (error) {
      console.warn(error);
      setState('failed');
    } finally {
      isBusy.current = false;
    }
  }, [source, until, page]);

  useLayoutEffect(() => {
    const memory = wasLeftByBack() ? recallList<Card>(key) : null;
    if (!memory) return;
    setCards(memory.cards);
    setPage(memory.page);
    requestAnimationFrame(() => window.scrollTo({ top: memory.y, behavior: 'instant' }));
  }, [key]);

  const rememberAt = useEffectEvent((y: number) => rememberList(key, { cards, page, y }));

  // Not a passive effect: a page that has just followed scrolls up before those end, and its 0 would be remembered.
  useLayoutEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    let lastY = window.scrollY;
    const follow = () => {
      lastY = window.scrollY;
    };
    // Firefox scrolls the restored page before it dispatches `popstate`.
    const remember = ({ type }: Event) => rememberAt(type === 'popstate' ? lastY : window.scrollY);
    // Captured before the router moves: afterwards the scroll position is the next page's.
    document.addEventListener('click', remember, { capture: true, signal });
    beforeRouter.addEventListener('popstate', remember, { signal });
    window.addEventListener('pagehide', remember, { signal });
    window.addEventListener('scroll', follow, { signal });
    return () => over.abort();
  }, []);

  return { cards, page, state, hasMore: page < lastPage, loadMore };
}
