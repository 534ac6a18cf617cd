import { text } from '@passarela/contract/text';
import type { BeforeListTableServerProps } from 'payload';
import { languageOf } from '../../platform/reference/language.ts';
import styles from './inbox.module.css';

const deletedNow = (count: number) =>
  count === 1
    ? text(
        'Pronto: 1 registro apagado, com fotos e anotações.',
        'Done: 1 entry deleted, with photos and notes.',
      )
    : text(
        `Pronto: ${count} registros apagados, com fotos e anotações.`,
        `Done: ${count} entries deleted, with photos and notes.`,
      );

/** After "delete this person": how many entries went, by the number in the address. */
export function JustDeleted({ i18n, searchParams }: BeforeListTableServerProps) {
  const count = Number(searchParams?.deleted);
  if (!Number.isSafeInteger(count) || count < 1) return null;
  return (
    <p className={styles.done} role="status">
      {deletedNow(count)[languageOf(i18n)]}
    </p>
  );
}
