'use client';

import { useSetAtom } from 'jotai';
import { Icon } from '@/components/ui/icon';
import { TRASH } from '@/components/ui/icon-paths';
import { useToast } from '@/components/ui/toaster';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import { useFavoriteTexts } from '../favorites/favorite-texts';
import { dropFavoritesAtom } from '../favorites/favorites';
import styles from './trash-button.module.scss';

type Props = {
  talent: FavoriteTalent;
  label: string;
  onRemove: () => void;
};

/** On the favorites page it stands where the heart was (SPEC section 2, Talent card). */
export function TrashButton({ talent, label, onRemove }: Props) {
  const drop = useSetAtom(dropFavoritesAtom);
  const texts = useFavoriteTexts();
  const toast = useToast();
  const onClick = () => {
    onRemove();
    drop([talent.id]);
    void toast('warning', texts.removed.replace('{name}', talent.name), String(talent.id));
  };
  return (
    <button
      type="button"
      className={styles.trash}
      aria-label={label.replace('{name}', talent.name)}
      onClick={onClick}
    >
      <Icon path={TRASH} size={24} />
    </button>
  );
}
