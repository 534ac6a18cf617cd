'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../parts/ui/buttons.tsx';
import controls from '../../parts/ui/controls.module.css';
import { fill } from '../../parts/ui/fill.ts';
import styles from './gallery.module.css';
import type { Labels } from './labels.ts';
import { type Picture, readPictures, searchPictures } from './read-media.ts';

const SEARCH_AFTER_MS = 250;
const NOTHING = { pictures: [], hasMore: false };

type Props = {
  labels: Labels;
  /** This talent's own pictures, shown first. */
  ofTalent: readonly number[];
  selected: ReadonlySet<number>;
  /** One picture is chosen, not several. */
  isSingle?: boolean;
  onTake: (ids: number[]) => void;
  onClose: () => void;
};

/** A dialog with pictures that are in the panel already: this talent's first, then all, to be searched. */
export function Picker({ labels, ofTalent, selected, isSingle = false, onTake, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { t } = useTranslation();
  const [own, setOwn] = useState<Picture[]>([]);
  const [found, setFound] = useState<{ pictures: readonly Picture[]; hasMore: boolean }>(NOTHING);
  const [{ search, page }, ask] = useState({ search: '', page: 1 });
  const [chosen, setChosen] = useState<number[]>([]);
  const first = useRef(ofTalent);

  useEffect(() => {
    dialog.current?.showModal();
    readPictures(first.current).then(setOwn, () => {});
  }, []);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      async () => {
        const answer = await searchPictures(search.trim(), page).catch(() => null);
        if (!isCurrent || !answer) return;
        const { pictures, hasMore } = answer;
        setFound((before) => ({
          pictures: page === 1 ? pictures : [...before.pictures, ...pictures],
          hasMore,
        }));
      },
      search ? SEARCH_AFTER_MS : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, page]);

  const ofHers = new Set(own.map(({ id }) => id));
  const toggle = (id: number) =>
    setChosen((before) => {
      if (before.includes(id)) return before.filter((one) => one !== id);
      return isSingle ? [id] : [...before, id];
    });
  const grid = (title: string, pictures: readonly Picture[]) => {
    const free = pictures.filter(({ id, state }) => !selected.has(id) && state !== 'trash');
    return free.length === 0 ? null : (
      <section aria-label={title}>
        <h3>{title}</h3>
        <div className={styles.choices}>
          {free.map(({ id, thumb, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={chosen.includes(id)}
              aria-label={name}
              title={name}
              onClick={() => toggle(id)}
            >
              {thumb && <img src={thumb} alt="" loading="lazy" />}
            </button>
          ))}
        </div>
      </section>
    );
  };
  return (
    <dialog
      ref={dialog}
      className={styles.picker}
      aria-label={labels.pick}
      onClose={onClose}
      onCancel={(event) => {
        if (chosen.length > 0 && !window.confirm(t('general:changesNotSaved'))) event.preventDefault();
      }}
    >
      <input
        type="search"
        className={controls.input}
        aria-label={labels.search}
        placeholder={labels.search}
        value={search}
        onChange={({ target }) => ask({ search: target.value, page: 1 })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          // a dialog around this one confirms by Enter
          event.stopPropagation();
        }}
      />
      <div className={styles.scroll}>
        {!search && grid(labels.ofTalent, own)}
        {grid(
          labels.others,
          found.pictures.filter(({ id }) => search || !ofHers.has(id)),
        ) ??
          (search && <p>{labels.nothing}</p>)}
        {found.hasMore && (
          <button
            type="button"
            className={controls.secondary}
            onClick={() => ask({ search, page: page + 1 })}
          >
            {labels.more}
          </button>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          className={controls.primary}
          why={chosen.length === 0 ? labels.noneChosen : ''}
          onClick={() => {
            onTake(chosen);
            dialog.current?.close();
          }}
        >
          {labels.take}
          {chosen.length > 0 && !isSingle && ` (${chosen.length})`}
        </Button>
        <button type="button" className={controls.secondary} onClick={() => dialog.current?.close()}>
          {labels.cancel}
        </button>
        <span role="status">{chosen.length > 0 && fill(labels.chosen, { n: chosen.length })}</span>
      </div>
    </dialog>
  );
}
