import type { Text } from '../../reference/text.ts';
import styles from './inbox.module.css';
import { languageOf } from './language.ts';

type Props = {
  path: string;
  data: Record<string, unknown>;
  i18n: { language: string };
  caption: Text;
};

// days are stored at noon UTC
const DAY_AT_NOON = /^(\d{4})-(\d{2})-(\d{2})T12:00:00\.000Z$/;

const shown = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value.replace(DAY_AT_NOON, '$3/$2/$1') : '—';

/** What a sender wrote, to be read, not edited: as text, with its line breaks. */
export function GivenText({ path, data, i18n, caption }: Props) {
  return (
    <div className={`field-type ${styles.given}`}>
      <span className={styles.small}>{caption[languageOf(i18n)]}</span>
      <p>{shown(data[path])}</p>
    </div>
  );
}
