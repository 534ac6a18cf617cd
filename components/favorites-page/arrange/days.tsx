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
        className={field.input}
        max="9999-12-31"
        value={typed ?? day ?? ''}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={leave}
      />
    </div>
  );
}

/** The days of the job. If one passes the other, the other follows. */
export function Days({ texts }: { texts: Pick<FavoritesTexts, 'days' | 'from' | 'to'> }) {
  const [{ from, to }, change] = useAtom(selectionAtom);
  return (
    <fieldset className={styles.days}>
      <legend className={styles.legend}>{texts.days}</legend>
      <Day
        label={texts.from}
        day={from}
        onSave={(day) =>
          change((stored) => ({ from: day, to: day && stored.to && stored.to < day ? day : stored.to }))
        }
      />
      <Day
        label={texts.to}
        day={to}
        onSave={(day) =>
          change((stored) => ({ from: day && stored.from && day < stored.from ? day : stored.from, to: day }))
        }
      />
    </fieldset>
  );
}
