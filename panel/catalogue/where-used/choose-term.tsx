import { useId } from 'react';
import styles from './uses.module.css';

type Props = {
  others: readonly { id: number; name: string }[];
  labels: Record<'instead' | 'nothing', string>;
  onChoose: (id: number | null) => void;
};

/** The term that takes another's place, or none. */
export function ChooseTerm({ others, labels, onChoose }: Props) {
  const field = useId();
  const choose = (value: string) => onChoose(value ? Number(value) : null);
  return (
    <>
      <label htmlFor={field}>{labels.instead}</label>
      <select id={field} className={styles.others} onChange={({ target }) => choose(target.value)}>
        <option value="">{labels.nothing}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}
