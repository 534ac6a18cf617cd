'use client';

import { useSetAtom } from 'jotai';
import { Icon } from '@/components/ui/icon';
import { TRASH } from '@/components/ui/icon-paths';
import { useToast } from '@/components/ui/toaster';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import { removeFavoriteAtom } from '../favorites/arrangement';
import { useFavoriteTexts } from '../favorites/favorite-texts';
import type { FavoritesTexts } from './texts';
import styles from './trash-button.module.scss';

type Props = {
  talent: FavoriteTalent;
  texts: Pick<FavoritesTexts, 'remove' | 'undo'>;
  onRemove: () => void;
};

/** On the favorites page it takes the heart's place [S63.6 S66.25]. */
export function TrashButton({ talent, texts, onRemove }: Props) {
  const remove = useSetAtom(removeFavoriteAtom);
  const { removed } = useFavoriteTexts();
  const toast = useToast();
  const onClick = () => {
    onRemove();
    const undo = remove(talent);
    void toast({
      kind: 'warning',
      text: removed.replace('{name}', talent.name),
      about: String(talent.id),
      undo: { label: texts.undo, onClick: undo },
    });
  };
  return (
    <button
      type="button"
      className={styles.trash}
      aria-label={texts.remove.replace('{name}', talent.name)}
      onClick={onClick}
    >
      <Icon path={TRASH} size={24} />
    </button>
  );
}
