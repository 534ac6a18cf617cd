'use client';

import { useListDrawerContext } from '@payloadcms/ui';
import { createContext, type ReactNode, useContext } from 'react';
import styles from './photo-grid.module.css';
import { PictureTile, type PictureTileProps } from './picture-tile.tsx';

type Chosen = { ids: ReadonlySet<number>; marked: ReadonlySet<number>; mark: string; footer: ReactNode };
/**
 * The talents that are chosen already, those with a mark for this choice, and what stands below the list; null where
 * one click chooses and ends.
 */
export const ChosenTalents = createContext<Chosen | null>(null);

type Props = { tiles: (PictureTileProps & { id: number })[] };

/** In a list to choose a talent from, in place of its table: the tiles; a click chooses one, or takes it back. */
export function ToChooseTalents({ tiles }: Props) {
  const { isInDrawer, onSelect } = useListDrawerContext();
  const chosen = useContext(ChosenTalents);
  if (!isInDrawer || !onSelect) return null;
  const choose = (id: number) => onSelect({ collectionSlug: 'talents', doc: { id }, docID: String(id) });
  return (
    <>
      <ul className={`${styles.photos} ${styles.instead}`}>
        {tiles.map(({ id, state, ...tile }) => (
          <li key={id}>
            <button type="button" aria-pressed={chosen?.ids.has(id)} onClick={() => choose(id)}>
              <PictureTile
                {...tile}
                state={[chosen?.marked.has(id) && chosen.mark, state].filter(Boolean).join(' · ') || null}
              />
            </button>
          </li>
        ))}
      </ul>
      {chosen && <div className={styles.chosen}>{chosen.footer}</div>}
    </>
  );
}
