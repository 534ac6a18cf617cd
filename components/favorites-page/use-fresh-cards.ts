'use client';

import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { fetchJson } from '@/components/ui/fetch-json';
import { FAVORITES_MAX } from '@/lib/domain/constants';
import type { Lang } from '@/lib/domain/languages';
import type { FavoriteTalent, TalentCardView } from '@/lib/view/talent-card';
import { forgetOthersAtom } from '../favorites/arrangement';
import { dropFavoritesAtom } from '../favorites/change-favorites';

type CardsAnswer = { cards: TalentCardView[]; gone: number[] };

/** Today's cards of talents by their ids, and who of them is with the agency no longer. */
const fetchCards = (lang: Lang, ids: number[]): Promise<CardsAnswer> =>
  fetchJson(`/api/favorites/${lang}?ids=${ids.join(',')}`);

/** Today's cards of favorites by id, fetched once; talents that have left the agency are dropped and named. */
export function useFreshCards(talents: FavoriteTalent[], lang: Lang) {
  const drop = useSetAtom(dropFavoritesAtom);
  const forgetOthers = useSetAtom(forgetOthersAtom);
  const [cards, setCards] = useState<ReadonlyMap<number, TalentCardView>>(new Map());
  const [goneNames, setGoneNames] = useState<string[]>([]);
  const requested = useRef(new Set<number>());

  useEffect(() => {
    const wanted = talents.filter(({ id }) => !requested.current.has(id)).slice(0, FAVORITES_MAX);
    if (wanted.length === 0) return;
    for (const { id } of wanted) requested.current.add(id);
    const load = async () => {
      try {
        const answer = await fetchCards(
          lang,
          wanted.map(({ id }) => id),
        );
        setCards(
          (known) => new Map([...known, ...answer.cards.map((card) => [card.favorite.id, card] as const)]),
        );
        const gone = wanted.filter(({ id }) => answer.gone.includes(id));
        if (gone.length === 0) return;
        setGoneNames((names) => [...names, ...gone.map(({ name }) => name)]);
        drop(answer.gone);
        forgetOthers();
      } catch (error) {
        for (const { id } of wanted) requested.current.delete(id);
        console.warn('favorites are shown as they are kept:', error);
      }
    };
    void load();
  }, [talents, lang, drop, forgetOthers]);

  return { cards, goneNames };
}
