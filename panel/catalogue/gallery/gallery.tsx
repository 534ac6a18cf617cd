'use client';

import {
  DraggableSortable,
  FieldError,
  useAuth,
  useDocumentDrawer,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui';
import type { TypedUser, UploadFieldClientComponent } from 'payload';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isEditor } from '../../parts/access/roles.ts';
import { call } from '../../parts/act/call.ts';
import { ServerAct } from '../../parts/act/server-act.tsx';
import controls from '../../parts/ui/controls.module.css';
import { fill } from '../../parts/ui/fill.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { appended, broughtFirst, moved, without } from './arrange.ts';
import styles from './gallery.module.css';
import { GALLERIES, type GalleryName, LABELS, type Labels } from './labels.ts';
import { choosePending, usePending } from './pending.ts';
import { Picker } from './picker.tsx';
import { undescribed } from './read-media.ts';
import { Tile } from './tile.tsx';
import { FilesInput, Upload } from './upload.tsx';
import { useGallery } from './use-gallery.ts';

const isGallery = (name: string): name is GalleryName => Object.hasOwn(GALLERIES, name);

type ChosenBarProps = {
  path: string;
  count: number;
  total: number;
  language: 'pt' | 'en';
  labels: Labels;
  canTurn: boolean;
  moveTo: (other: GalleryName) => void;
  first: () => void;
  takeOut: () => void;
  all: () => void;
  none: () => void;
  turn: () => Promise<boolean>;
};

/** The actions on marked photos. */
function ChosenBar({ path, count, total, language, labels, ...act }: ChosenBarProps) {
  const others = Object.keys(GALLERIES)
    .filter(isGallery)
    .filter((name) => name !== path);
  const button = (label: string, onClick: () => void) => (
    <button type="button" className={controls.secondary} onClick={onClick} key={label}>
      {label}
    </button>
  );
  return (
    <div className={styles.bar}>
      <strong>{fill(labels.chosen, { n: count })}</strong>
      {others.map((name) =>
        button(fill(labels.moveTo, { name: GALLERIES[name][language] }), () => act.moveTo(name)),
      )}
      {button(labels.first, act.first)}
      {act.canTurn && (
        <ServerAct
          act={act.turn}
          labels={{ start: labels.turn, busy: labels.turning, failed: labels.notTurned }}
        />
      )}
      {button(labels.takeOut, act.takeOut)}
      {count < total && button(labels.all, act.all)}
      {button(labels.none, act.none)}
    </div>
  );
}

/** `describe` opens the first photo without a description; null for who may not write one. */
type Props = { count: number; labels: Labels; describe: (() => void) | null };

/** How many photos of a gallery say nothing to people who cannot see them, and the way to say it. */
function Undescribed({ count, labels, describe }: Props) {
  if (count === 0) return null;
  return (
    <p className={styles.undescribed}>
      {fill(labels.undescribedCount, { n: count })}{' '}
      {describe && (
        <button type="button" onClick={describe}>
          {labels.describeNext}
        </button>
      )}
    </p>
  );
}

/** Rotates pictures by a quarter to the right, one after another; false when one stayed as it was. */
async function turnPictures(ids: readonly number[]): Promise<boolean> {
  let isDone = true;
  for (const id of ids) {
    const { isOk } = await call(`/cms-api/media/${id}/turn`, { method: 'POST' });
    isDone &&= isOk;
  }
  return isDone;
}

/** A talent's gallery as photos: added many at once, ordered by drag, buttons or arrows, marked and moved. */
export const Gallery: UploadFieldClientComponent = ({ path, readOnly }) => {
  const language = languageOf(useTranslation().i18n);
  const labels = inLanguage(LABELS, language);
  const name = isGallery(path) ? GALLERIES[path][language] : path;
  const canEdit = isEditor(useAuth<TypedUser>().user);
  const gallery = useGallery(path);
  const { ids, known } = gallery;
  const isReadOnly = readOnly === true || gallery.isDisabled;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const pending = usePending(path);
  const isModified = useFormModified();
  const [edited, setEdited] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const grid = useRef<HTMLDivElement>(null);
  const [EditDrawer, , drawer] = useDocumentDrawer({ collectionSlug: 'media', id: edited });
  const openEdited = useEffectEvent(() => drawer.openDrawer());
  useEffect(() => {
    if (edited !== null) openEdited();
  }, [edited]);

  const edit = (id: number) => {
    if (id === edited) drawer.openDrawer();
    else setEdited(id);
  };
  const choose = (files: readonly File[]) => {
    choosePending(path, files);
    gallery.setModified(files.length > 0);
  };
  const silent = undescribed(ids, known);
  const total = ids.length;
  const here = new Set(ids.filter((id) => chosen.has(id)));
  const change = (next: readonly number[], what = labels.changed) => {
    gallery.set(next);
    setSaid(what);
  };
  const put = (from: number, to: number) => {
    change(moved(ids, from, to), fill(labels.movedTo, { n: to + 1, total }));
  };
  /** Moves by one, and keeps the button that did it under the finger. */
  const step = (from: number, by: -1 | 1) => {
    const to = from + by;
    if (to < 0 || to >= total) return;
    put(from, to);
    const id = ids[from];
    requestAnimationFrame(() => {
      const tile = grid.current?.querySelector(`[data-photo="${id}"]`);
      const [before, after] = [...(tile?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
      const same = by < 0 ? before : after;
      (same?.disabled ? (by < 0 ? after : before) : same)?.focus();
    });
  };
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const leave = (act: () => void) => {
    act();
    setChosen(new Set());
    setSaid(labels.changed);
  };
  return (
    <section id={`field-${path}`} className={styles.gallery} aria-label={name}>
      <h3>
        {name} <span className={styles.count}>{total}</span>
      </h3>
      <FieldError path={path} showError={gallery.showError} />
      {!isReadOnly && !pending && (
        <FilesInput labels={labels} onFiles={choose}>
          <Picker
            {...{ labels, ids }}
            ofTalent={gallery.othersOf()}
            onToggle={(id) => change(ids.includes(id) ? without(ids, new Set([id])) : appended(ids, [id]))}
          />
        </FilesInput>
      )}
      {pending && (
        <Upload
          path={path}
          pending={pending}
          labels={labels}
          onSent={(added) => change(appended(ids, added), fill(labels.sent, { n: added.length }))}
        />
      )}
      {here.size > 0 && (
        <ChosenBar
          path={path}
          count={here.size}
          total={total}
          language={language}
          labels={labels}
          canTurn={canEdit}
          moveTo={(other) => leave(() => gallery.moveTo(other, here))}
          first={() => leave(() => change(broughtFirst(ids, here)))}
          takeOut={() => leave(() => change(without(ids, here)))}
          all={() => setChosen(new Set(ids))}
          none={() => setChosen(new Set())}
          turn={async () => {
            const isDone = await turnPictures([...here]);
            await gallery.read([...here]);
            return isDone;
          }}
        />
      )}
      <Undescribed
        count={silent.length}
        labels={labels}
        describe={canEdit && silent[0] !== undefined ? () => edit(silent[0] ?? 0) : null}
      />
      {total === 0 && <p className={styles.silent}>{labels.empty}</p>}
      <div ref={grid}>
        <DraggableSortable
          className={styles.grid ?? ''}
          ids={ids.map(String)}
          onDragEnd={({ moveFromIndex, moveToIndex }) => put(moveFromIndex, moveToIndex)}
        >
          {ids.map((id, at) => (
            <Tile
              key={id}
              id={id}
              picture={known.get(id)}
              isRead={gallery.isRead(id)}
              at={at}
              total={total}
              isCover={gallery.coverId === id}
              isChosen={chosen.has(id)}
              isReadOnly={isReadOnly}
              canEdit={canEdit}
              labels={labels}
              choose={() => toggle(id)}
              move={(by) => step(at, by)}
              useAsCover={() => {
                gallery.setCover(id);
                setSaid(fill(labels.isCover, { n: at + 1 }));
              }}
              edit={() => edit(id)}
              remove={() => change(without(ids, new Set([id])))}
            />
          ))}
        </DraggableSortable>
      </div>
      <p role="status" className={styles.message}>
        {isModified && said}
      </p>
      {edited !== null && (
        <EditDrawer onSave={() => gallery.read([edited])} onDelete={() => gallery.read([edited])} />
      )}
    </section>
  );
};
