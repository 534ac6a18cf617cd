import { shortMoment } from '../../platform/reference/agency-time.ts';
import styles from './packages.module.css';

type Open = { person: string; name: string; device: string; at: string; times: number };
type Props = {
  opens: readonly Open[];
  /** The names that people gave, by their keys. */
  names: ReadonlyMap<string, string>;
  labels: Record<'opened' | 'notOpened' | 'anybody' | 'phone' | 'tablet' | 'computer', string>;
};

const deviceOf = (device: string): 'phone' | 'tablet' | 'computer' =>
  device === 'phone' || device === 'tablet' ? device : 'computer';

/** Below the answers of a package: who looked at it last, when, and on what kind of device. */
export function OpensList({ opens, names, labels }: Props) {
  if (opens.length === 0) return <p className={styles.small}>{labels.notOpened}</p>;
  return (
    <div className={styles.small}>
      <h4>{labels.opened}</h4>
      <ul>
        {opens.map(({ person, name, device, at, times }) => (
          <li key={`${person} ${name} ${device}`}>
            {[
              names.get(person) || name || labels.anybody,
              labels[deviceOf(device)],
              shortMoment(at, Date.now()),
            ].join(' · ')}
            {times > 1 && ` (${times}×)`}
          </li>
        ))}
      </ul>
    </div>
  );
}
