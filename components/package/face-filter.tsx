import styles from './answer-desk.module.scss';
import type { Texts } from './texts';

const FILTERS = ['all', 'mine', 'undecided'] as const;
export type Filter = (typeof FILTERS)[number];

type Props = { texts: Texts; filter: Filter; isEmpty: boolean; onFilter: (filter: Filter) => void };

/** Chooses which faces are listed, and says so where none is. */
export const FaceFilter = ({ texts, filter, isEmpty, onFilter }: Props) => (
  <div className={styles.finding}>
    <fieldset className={styles.filter}>
      <legend>{texts.filter}</legend>
      {FILTERS.map((one) => (
        <button key={one} type="button" aria-pressed={filter === one} onClick={() => onFilter(one)}>
          {texts[one]}
        </button>
      ))}
    </fieldset>
    <p role="status">{isEmpty && (filter === 'mine' ? texts.noneAnswered : texts.allAnswered)}</p>
  </div>
);
