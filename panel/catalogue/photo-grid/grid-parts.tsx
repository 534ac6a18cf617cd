'use client';

import { useListDrawerContext, usePreferences, useSelection } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, createContext, type ReactNode, useContext, useEffect } from 'react';
import controls from '../../parts/ui/controls.module.css';
import styles from './photo-grid.module.css';
import { PictureTile, type PictureTileProps } from './picture-tile.tsx';
import { idsBetween, type View } from './view.ts';

/** Shows its content in a list page, not in a drawer to choose from (`ToChoose` is what stands there). */
export function OutsideDrawer({ className, children }: { className: string; children: ReactNode }) {
  const { isInDrawer } = useListDrawerContext();
  return isInDrawer ? null : <div className={className}>{children}</div>;
}

const KEY = 'list-place:';
const place = () => `${KEY}${window.location.pathname}${window.location.search}`;
let isBack = false;
if (typeof window !== 'undefined') window.addEventListener('popstate', () => (isBack = true));

/** After Back a list stands at its last place: Payload draws it anew, and the browser's place is lost. */
export function RestoreScroll() {
  useEffect(() => {
    const left = Number(sessionStorage.getItem(place()));
    if (isBack && left > 0) requestAnimationFrame(() => window.scrollTo(0, left));
    isBack = false;
    const note = () => sessionStorage.setItem(place(), String(Math.round(window.scrollY)));
    window.addEventListener('scrollend', note, { passive: true });
    return () => window.removeEventListener('scrollend', note);
  }, []);
  return null;
}

// a module's: the faces of one list share it
let last: number | null = null;

/** Marks an entry, as the boxes of the table do; with Shift all from the last that was clicked. */
export function MarkFace({ id, label }: { id: number; label: string }) {
  const { selected, setSelection } = useSelection();
  const isMarked = selected.get(id) === true;
  const mark = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
    const boxes = currentTarget.closest('ul')?.querySelectorAll('input') ?? [];
    const ids = isRange
      ? idsBetween(
          [...boxes].map(({ value }) => Number(value)),
          last,
          id,
        )
      : [id];
    for (const one of ids) if ((selected.get(one) === true) === isMarked) setSelection(one);
    last = id;
  };
  return (
    <label className={styles.mark}>
      <input type="checkbox" value={id} aria-label={label} checked={isMarked} onChange={mark} />
    </label>
  );
}

/** `hint`: Payload forgets the marks at a new search, and has no option to keep them. */
type AllProps = { label: string; hint: string };

/** Marks all entries of this page of the list, or none. */
export function MarkAll({ label, hint }: AllProps) {
  const { count, selectAll, toggleAll } = useSelection();
  return (
    <div className={styles.all}>
      <label>
        <input
          type="checkbox"
          checked={selectAll === 'allInPage' || selectAll === 'allAvailable'}
          onChange={() => toggleAll()}
        />
        {label}
      </label>
      <span role="status">{count > 0 && hint}</span>
    </div>
  );
}

type Props = { list: string; view: View; labels: Partial<Record<View, string>> };

/** How a list is drawn, one button for each label: this person's choice, stored under `list` for the next time. */
export function ViewSwitch({ list, view, labels }: Props) {
  const { setPreference } = usePreferences();
  const router = useRouter();
  const change = async (to: string) => {
    await setPreference(list, to);
    router.refresh();
  };
  return (
    <div className={styles.filters}>
      {Object.entries(labels).map(([one, label]) => (
        <button
          key={one}
          type="button"
          className={controls.secondary}
          aria-pressed={one === view}
          onClick={() => change(one)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

type Collection = 'talents' | 'media';
type Chosen = {
  of: Collection;
  ids: ReadonlySet<number>;
  /** Those with a mark for this choice. */
  marked?: ReadonlySet<number>;
  mark?: string;
  footer: ReactNode;
};
/** The chosen entries of a list, and the part below it; null where one click chooses and ends. */
export const ChosenOfList = createContext<Chosen | null>(null);

/** `title`: the name of a file, which its tile does not say. */
type ToChooseProps = {
  collection: Collection;
  tiles: (PictureTileProps & { id: number; title?: string })[];
};

/** In a list to choose from, in place of its table: the tiles; a click chooses one, or takes it back. */
export function ToChoose({ collection, tiles }: ToChooseProps) {
  const { isInDrawer, onSelect } = useListDrawerContext();
  const context = useContext(ChosenOfList);
  const chosen = context?.of === collection ? context : null;
  if (!isInDrawer || !onSelect) return null;
  const choose = (id: number) => onSelect({ collectionSlug: collection, doc: { id }, docID: String(id) });
  return (
    <>
      <ul className={`${styles.photos} ${styles.instead}`}>
        {tiles.map(({ id, title, state, ...tile }) => (
          <li key={id}>
            <button type="button" title={title} aria-pressed={chosen?.ids.has(id)} onClick={() => choose(id)}>
              <PictureTile
                {...tile}
                state={[chosen?.marked?.has(id) && chosen.mark, state].filter(Boolean).join(' · ') || null}
              />
            </button>
          </li>
        ))}
      </ul>
      {chosen && <div className={styles.chosen}>{chosen.footer}</div>}
    </>
  );
}
