import type { GroupView, OptionView } from '@/lib/view/find-view';
import { GroupDetails } from './group-details';
import styles from './option-group.module.scss';

type CheckProps = { name: string; option: Omit<OptionView, 'shades'> };

const Check = ({ name, option: { word, label, count, isChosen } }: CheckProps) => (
  <label className={styles.option} data-empty={count === 0 && !isChosen}>
    <input type="checkbox" name={name} value={word} defaultChecked={isChosen} />
    <span>
      {label} <span className={styles.count}>{count}</span>
    </span>
  </label>
);

/**
 * Options of one kind, any of which may be right; how many each would find stands beside it. A colour with shades
 * stands for all of them, and opens.
 */
export function OptionGroup({ group, shades }: { group: GroupView; shades: string }) {
  const { key, name, label, options } = group;
  const chosen = options.flatMap((option) => [option, ...option.shades]).filter(({ isChosen }) => isChosen);
  return (
    <GroupDetails className={styles.group} isOpen={key === 'age' || chosen.length > 0}>
      <summary className={styles.label}>
        {label}
        {chosen.length > 0 && <span className={styles.chosen}>{chosen.length}</span>}
      </summary>
      <ul className={styles.options} aria-label={label}>
        {options.map((option) => (
          <li key={option.word} className={styles.family}>
            <Check name={name} option={option} />
            {option.shades.length > 0 && (
              <GroupDetails className={styles.shades} isOpen={option.shades.some(({ isChosen }) => isChosen)}>
                <summary className={styles.more} aria-label={`${shades}: ${option.label}`} />
                <ul>
                  {option.shades.map((shade) => (
                    <li key={shade.word}>
                      <Check name={name} option={shade} />
                    </li>
                  ))}
                </ul>
              </GroupDetails>
            )}
          </li>
        ))}
      </ul>
    </GroupDetails>
  );
}
