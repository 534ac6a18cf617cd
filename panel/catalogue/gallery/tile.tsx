'use client';

import { useDraggableSortable } from '@payloadcms/ui';
import type { KeyboardEvent } from 'react';
import { Button } from '../../parts/ui/buttons.tsx';
import { fill } from '../../parts/ui/fill.ts';
import styles from './gallery.module.css';
import type { Labels } from './labels.ts';
import type { Picture } from './read-media.ts';

type Props = {
  id: number;
  picture: Picture | undefined;
  isRead: boolean;
  at: number;
  total: number;
  isCover: boolean;
  isChosen: boolean;
  isReadOnly: boolean;
  canEdit: boolean;
  labels: Labels;
  choose: () => void;
  move: (by: -1 | 1) => void;
  useAsCover: () => void;
  edit: () => void;
  remove: () => void;
};

const STEPS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

/** One photo of a gallery: dragged by mouse or finger, moved by buttons and arrow keys. */
export function Tile({ id, picture, at, total, labels, ...is }: Props) {
  const { setNodeRef, listeners, transform, attributes, isDragging } = useDraggableSortable({
    id: String(id),
    disabled: is.isReadOnly,
  });
  const { onKeyDown: _byKeys, ...pointer } = listeners ?? {};
  const n = { n: at + 1, total };
  const state = picture ? picture.state : is.isRead ? 'unknown' : 'reading';
  const note = {
    trash: labels.inTrash,
    down: labels.takenDown,
    unknown: labels.unknown,
    shown: picture?.isUndescribed ? labels.undescribed : '',
    reading: '',
  };
  const byArrows = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    is.move(step);
  };
  const button = (label: string, sign: string, act: () => void, why = '') => (
    <Button title={label} aria-label={label} why={why} onClick={act}>
      {sign}
    </Button>
  );
  const noCover = { ...note, shown: is.isCover ? labels.isCoverNow : '', reading: labels.reading }[state];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name itself by a legend
    <div
      ref={setNodeRef}
      role="group"
      aria-label={fill(labels.photo, n)}
      data-photo={id}
      className={`${styles.tile} ${is.isChosen ? styles.chosen : ''} ${isDragging ? styles.dragging : ''}`}
      style={{ transform, transition: attributes.style?.transition }}
    >
      <div className={styles.frame} {...pointer}>
        {picture?.thumb && state !== 'trash' ? (
          <img src={picture.thumb} alt={picture.alt} loading="lazy" draggable={false} />
        ) : (
          <span className={styles.blank} />
        )}
        {note[state] && <span className={styles.note}>{note[state]}</span>}
        {is.isCover && <span className={styles.cover}>{labels.cover}</span>}
      </div>
      {!is.isReadOnly && (
        <>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={is.isChosen}
              aria-label={fill(labels.choose, n)}
              onChange={is.choose}
            />
          </label>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a shorter way to its buttons */}
          <div className={styles.tools} onKeyDown={byArrows}>
            {button(fill(labels.before, n), '←', () => is.move(-1), at === 0 ? labels.isFirst : '')}
            {button(fill(labels.after, n), '→', () => is.move(1), at === total - 1 ? labels.isLast : '')}
            <Button
              className={styles.wide}
              why={noCover && fill(labels.noCover, { why: noCover })}
              onClick={is.useAsCover}
              aria-label={`${labels.useAsCover}: ${fill(labels.photo, n)}`}
            >
              {labels.cover}
            </Button>
            {is.canEdit && button(fill(labels.edit, n), '✎', is.edit, state === 'trash' ? labels.noEdit : '')}
            {button(fill(labels.remove, n), '×', is.remove)}
          </div>
        </>
      )}
    </div>
  );
}
