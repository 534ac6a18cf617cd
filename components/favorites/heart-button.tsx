'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { sendCount } from '@/components/counts/send-count';
import { HEART } from '@/components/ui/heart-path';
import { useToast } from '@/components/ui/toaster';
import { fillText } from '@/lib/domain/fill-text';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import { toggleFavoriteAtom } from './change-favorites';
import { useFavoriteTexts } from './favorite-texts';
import { favoritesAtom } from './favorites';
import styles from './heart-button.module.scss';

type Props = { talent: FavoriteTalent; size?: number };

/** The heart of a card or profile: keeps a talent in this browser and announces it. */
export function HeartButton({ talent, size = 24 }: Props) {
  const isFavorite = talent.id in useAtomValue(favoritesAtom);
  const toggle = useSetAtom(toggleFavoriteAtom);
  const texts = useFavoriteTexts();
  const toast = useToast();
  const named = (text: string) => fillText(text, { name: talent.name });

  const onClick = () => {
    const wasAdded = toggle(talent);
    if (wasAdded) sendCount('favourited', talent.id);
    const [kind, text] = wasAdded
      ? (['success', texts.addFavorite] as const)
      : (['warning', texts.removeFavorite] as const);
    void toast({ kind, text: named(text), about: String(talent.id) });
  };

  return (
    <button
      type="button"
      name={talent.name}
      value={`${talent.id} ${talent.section} ${talent.gender} ${talent.cover ?? ''}`}
      className={styles.heart}
      aria-pressed={isFavorite}
      aria-label={named(texts.add)}
      onClick={onClick}
    >
      <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24">
        <path d={HEART} />
      </svg>
    </button>
  );
}
