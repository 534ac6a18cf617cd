import { text } from '@passarela/contract/text';
import type { ServerProps } from 'payload';
import { isEditor } from '../parts/access/roles.ts';
import styles from '../parts/trash/admin/trash.module.css';
import { languageOf } from '../platform/reference/language.ts';
import { unusedNotice } from './unused-media.ts';

const FILES = '/admin/collections/media';
const soonWords = (count: number) =>
  text(
    `Arquivos sem uso que vão para a lixeira nos próximos 7 dias: ${count}. Ver quais são`,
    `Files without any use that go to the trash within 7 days: ${count}. See them`,
  );
const movedWords = (count: number) =>
  text(
    `Arquivos sem uso que foram para a lixeira nesta semana: ${count}. Ver a lixeira`,
    `Files without any use that went to the trash this week: ${count}. See the trash`,
  );

/** On the dashboard: files that go to the trash by themselves soon, or just went. */
export async function UnusedNotice({ payload, i18n, user }: ServerProps) {
  if (!isEditor(user)) return null;
  const language = languageOf(i18n);
  const { soon, moved } = await unusedNotice(payload, Date.now());
  const lines = [
    { count: soon, words: soonWords(soon), href: `${FILES}?unused=1` },
    { count: moved, words: movedWords(moved), href: `${FILES}/trash` },
  ].filter(({ count }) => count > 0);
  return lines.map(({ words, href }) => (
    <p className={styles.bar} key={href}>
      <a href={href}>{words[language]}</a>
    </p>
  ));
}
