import { nameSteps } from '@/lib/domain/names';
import styles from './profile-name.module.scss';

/** The talent's whole name across its column, as large as fits it (its policy allows no style in the page). */
export function ProfileName({ name }: { name: string }) {
  const { line, word } = nameSteps(name);
  return (
    <h1 className={styles.name} data-line={line} data-word={word}>
      {name}
    </h1>
  );
}
