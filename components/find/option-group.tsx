import type { GroupView } from '@/lib/view/find-view';
import { GroupDetails } from './group-details';
import styles from './option-group.module.scss';

/** Options of one kind, any of which may be right; how many each would find stands beside it. */
export function OptionGroup({ group: { key, name, label, options } }: { group: GroupView }) {
  const chosen = options.filter(({ isChosen }) => isChosen).length;
  return (
    <GroupDetails className={styles.group} isOpen={key === 'age' || chosen > 0}>
      <summary className={styles.label}>
        {label}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </summary>
      <ul className={styles.options} aria-label={label}>
        {options.map((option) => (
          <li key={option.word}>
            <label className={styles.option} data-empty={option.count === 0 && !option.isChosen}>
              <input type="checkbox" name={name} value={option.word} defaultChecked={option.isChosen} />
              <span>
                {option.label} <span className={styles.count}>{option.count}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </GroupDetails>
  );
}
