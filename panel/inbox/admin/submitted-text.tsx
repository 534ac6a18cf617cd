import type { Text } from '@passarela/contract/text';
import { languageOf } from '../../platform/reference/language.ts';
import { readableHeight } from '../fields/entry.ts';
import styles from './inbox.module.css';

type Props = {
  path: string;
  data: Record<string, unknown>;
  i18n: { language: string };
  caption: Text;
  names?: Record<string, Text>;
};

// days are stored at noon UTC
const DAY_AT_NOON = /^(\d{4})-(\d{2})-(\d{2})T12:00:00\.000Z$/;

function shown(path: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') return '—';
  return path === 'height' ? readableHeight(value) : value.replace(DAY_AT_NOON, '$3/$2/$1');
}

/** A sender's text, read-only, with its line breaks. */
export function SubmittedText({ path, data, i18n, caption, names = {} }: Props) {
  const value = data[path];
  const language = languageOf(i18n);
  return (
    <div className={`field-type ${styles.submitted}`}>
      <span className={styles.small}>{caption[language]}</span>
      <p>{names[String(value)]?.[language] ?? shown(path, value)}</p>
    </div>
  );
}
