import { useAtom } from 'jotai';
import { useId, useState } from 'react';
import field from '@/components/forms/ui/field.module.scss';
import { selectionAtom } from '../../favorites/arrangement';
import type { FavoritesTexts } from '../texts';
import styles from './arrange.module.scss';

type DayProps = { label: string; day: string | null; onSave: (day: string | null) => void };

/** A day, saved on blur: while a year is typed, it is the year 2 or 20. */
function Day({ label, day, onSave }: DayProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    if (typed !== null) onSave(typed === '' ? null : typed);
    setTyped(null);
  };
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        className={`${field.input} ${styles.day}`}
        data-empty={(typed ?? day ?? '') === '' || undefined}
        max="9999-12-31"
        value={typed ?? day ?? ''}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={leave}
      />
    </div>
  );
}

type Pair = { from: string | null; to: string | null };
type DaysProps = {
  texts: Pick<FavoritesTexts, 'days' | 'from' | 'to' | 'daysWrong' | 'daysSwap' | 'daysBack'>;
};

const areSwapped = ({ from, to }: Pair) => from !== null && to !== null && to < from;

/** The days of the job. An end before the start is asked about: neither day is rewritten, and none is saved. */
export function Days({ texts }: DaysProps) {
  const [{ from, to }, change] = useAtom(selectionAtom);
  const [wrong, setWrong] = useState<Pair | null>(null);
  const typed = wrong ?? { from, to };
  const save = (pair: Pair) => {
    if (areSwapped(pair)) return setWrong(pair);
    setWrong(null);
    change(() => pair);
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
