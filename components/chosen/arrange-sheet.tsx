import { useAtom, useAtomValue } from 'jotai';
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { arrangedAtom, selectionAtom } from '@/components/favorites/selection';
import field from '@/components/forms/ui/field.module.scss';
import { Face } from '@/components/talents/card/cover-image';
import { noteLayers } from '@/components/ui/back';
import { Icon } from '@/components/ui/icon';
import { CHEVRON_ICON } from '@/components/ui/icon-paths';
import pieces from '@/components/ui/pieces.module.scss';
import { unmodifiedKey } from '@/components/ui/unmodified-key';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { fillText } from '@/lib/domain/fill-text';
import { moved } from '@/lib/domain/order';
import { NOTE_MAX_CHARS, TITLE_MAX_CHARS } from '@/lib/domain/selection';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import styles from './arrange-sheet.module.scss';
import { dragRow } from './drag-row';
import type { FavoritesTexts } from './selection-tools';
import { useReorder } from './use-reorder';

type LineProps = {
  label: string;
  /** The accessible name, for those who do not see the field's neighbours. */
  name?: string;
  value: string;
  maxChars: number;
  onSave: (text: string) => void;
  className?: string | undefined;
};

/** A line of text that is stored while typed; the stored text may differ, as without spaces at its ends. */
export function LineField({ label, name, value, maxChars, onSave, className = '' }: LineProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // After an unfinished edit, or the back/forward cache, the stored text may be another page's.
  useWindowEvent('pageshow', () => setTyped(null));
  return (
    <label className={field.field}>
      <span className={pieces.aside}>{label}</span>
      <textarea
        className={`${field.input} ${className}`}
        aria-label={name}
        // its height if it does not grow with its text
        rows={2}
        value={typed ?? value}
        maxLength={maxChars}
        onBlur={() => setTyped(null)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onSave(currentTarget.value);
        }}
      />
    </label>
  );
}

type DayProps = { label: string; day: string | null; onSave: (day: string | null) => void };

/** A day, saved on blur: while a year is typed, it is the year 2 or 20. */
function Day({ label, day, onSave }: DayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? day ?? '';
  return (
    <label className={field.field}>
      <span className={pieces.aside}>{label}</span>
      <input
        type="date"
        className={`${field.input} ${styles.day}`}
        data-empty={value === '' || undefined}
        max="9999-12-31"
        value={value}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => {
          if (typed !== null) onSave(typed === '' ? null : typed);
          setTyped(null);
        }}
      />
    </label>
  );
}

type Pair = { from: string | null; to: string | null };
type DaysProps = {
  texts: Pick<FavoritesTexts, 'days' | 'from' | 'to' | 'daysWrong' | 'daysSwap' | 'daysBack'>;
};

/** The days of the job. An end before the start is asked about: neither day is rewritten, and none is saved. */
export function Days({ texts }: DaysProps) {
  const [{ from, to }, change] = useAtom(selectionAtom);
  const [wrong, setWrong] = useState<Pair | null>(null);
  const typed = wrong ?? { from, to };
  const save = (pair: Pair) => {
    const areSwapped = pair.from !== null && pair.to !== null && pair.to < pair.from;
    setWrong(areSwapped ? pair : null);
    if (!areSwapped) change(() => pair);
  };
  return (
    <fieldset className={styles.days}>
      <legend className={styles.legend}>{texts.days}</legend>
      <Day label={texts.from} day={typed.from} onSave={(day) => save({ ...typed, from: day })} />
      <Day label={texts.to} day={typed.to} onSave={(day) => save({ ...typed, to: day })} />
      {wrong && (
        <div className={styles.question} role="alert">
          <p>{texts.daysWrong}</p>
          <button type="button" onClick={() => save({ from: wrong.to, to: wrong.from })}>
            {texts.daysSwap}
          </button>
          <button type="button" onClick={() => setWrong(null)}>
            {texts.daysBack}
          </button>
        </div>
      )}
    </fieldset>
  );
}

const HANDLE = 'M5 10h14M5 14h14';

type RowProps = {
  talent: FavoriteTalent;
  position: number;
  last: number;
  note: string;
  texts: FavoritesTexts;
  onMove: (position: number) => void;
  onNote: (note: string) => void;
};

/** A talent in the running order: face, name, note, and the rail that moves the row. */
function Row({ talent: { name, cover }, position, last, note, texts, onMove, onNote }: RowProps) {
  const place = useId();
  const places: Record<string, number> = {
    ArrowUp: position - 1,
    ArrowDown: position + 1,
    Home: 0,
    End: last,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = places[unmodifiedKey(event)];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  const step = (label: string, by: 1 | -1) => (
    <button
      type="button"
      className={styles.step}
      aria-label={fillText(label, { name })}
      aria-describedby={place}
      aria-disabled={position === (by > 0 ? last : 0)}
      onKeyDown={onKeyDown}
      onClick={() => onMove(position + by)}
    >
      <Icon path={CHEVRON_ICON} />
    </button>
  );
  return (
    <li className={styles.row}>
      <Face cover={cover} sizes="80px" />
      <div className={styles.texts}>
        <p className={styles.name}>
          <span id={place} className={styles.position} aria-hidden="true">
            {position + 1}
          </span>
          {name}
        </p>
        <LineField
          label={texts.note}
          name={fillText(texts.noteOn, { name })}
          value={note}
          maxChars={NOTE_MAX_CHARS}
          className={styles.note}
          onSave={onNote}
        />
      </div>
      <div className={styles.rail}>
        {step(texts.earlier, -1)}
        <span className={styles.handle} data-handle="">
          <Icon path={HANDLE} />
        </span>
        {step(texts.later, 1)}
      </div>
    </li>
  );
}

/** The sheet that makes the favorites a selection: title, days, and rows moved by drag, buttons or keys. */
export function ArrangeSheet({ texts, onClose }: { texts: FavoritesTexts; onClose: () => void }) {
  const talents = useAtomValue(arrangedAtom);
  const [{ title, notes }, change] = useAtom(selectionAtom);
  const [message, setMessage] = useState('');
  const pressed = useRef<Element | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const { list, noteOrder } = useReorder(talents);

  const move = (from: number, to: number) => {
    const talent = talents[from];
    if (talent === undefined) return;
    // at an end nothing moves, and the place says why
    const isMove = talents[to] !== undefined && to !== from;
    if (isMove) {
      noteOrder();
      pressed.current = document.activeElement;
      change(({ ids }) => ({ ids: moved(ids, talent.id, to) }));
    }
    setMessage(
      fillText(texts.position, {
        name: talent.name,
        position: (isMove ? to : from) + 1,
        count: talents.length,
      }),
    );
  };

  // A row that moves in the document loses the focus, which belongs to the button that moved it.
  useLayoutEffect(() => {
    if (talents.length > 0 && pressed.current instanceof HTMLElement) pressed.current.focus();
    pressed.current = null;
  }, [talents]);

  // Back closes it; the focus is then on the button that opened it.
  const close = useEffectEvent(() => {
    root.current?.previousElementSibling?.querySelector<HTMLElement>(':scope > button')?.focus();
    onClose();
  });
  useEffect(() => {
    const closeNow = () => close();
    root.current?.addEventListener('close', closeNow);
    noteLayers();
    return noteLayers;
  }, []);

  const press = ({ nativeEvent, target }: PointerEvent) => {
    const handle = target instanceof Element && target.closest<HTMLElement>('[data-handle]');
    if (handle) dragRow(nativeEvent, handle, move);
  };
  return (
    <div ref={root} className={styles.sheet} data-layer="">
      <div className={styles.about}>
        <LineField
          label={texts.selectionTitle}
          value={title}
          maxChars={TITLE_MAX_CHARS}
          className={styles.title}
          onSave={(typed) => change(() => ({ title: typed }))}
        />
        <Days texts={texts} />
        <p className={styles.intro}>{texts.arrangeIntro}</p>
      </div>
      <p className={pieces.unseen} role="status">
        {message}
      </p>
      <ol ref={list} className={styles.rows} onPointerDown={press}>
        {talents.map((talent, position) => (
          <Row
            key={talent.id}
            talent={talent}
            position={position}
            last={talents.length - 1}
            note={notes[talent.id] ?? ''}
            texts={texts}
            onMove={(to) => move(position, to)}
            onNote={(note) => change((stored) => ({ notes: { ...stored.notes, [talent.id]: note } }))}
          />
        ))}
      </ol>
    </div>
  );
}
