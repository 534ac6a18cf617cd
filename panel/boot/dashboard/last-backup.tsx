import { text } from '@passarela/contract/text';
import type { ServerProps } from 'payload';
import { files } from '../../platform/files/files.ts';
import { displayMoment } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { lastBackupAt } from '../backup/last.ts';
import styles from './dashboard.module.css';

const OLD_MS = 48 * 3_600_000;
const LAST = text('Última cópia de segurança:', 'Last backup:');
const OLD = text(
  'Ela tem mais de dois dias. Avise quem cuida do servidor.',
  'It is more than two days old. Tell whoever runs the server.',
);
const NONE = text(
  'Ainda não há cópia de segurança. Peça a quem cuida do servidor que a faça.',
  'There is no backup yet. Ask whoever runs the server to make one.',
);

/** For administrators: when everything was copied last, and a warning when that is too long ago. */
export async function LastBackup({ i18n, user }: ServerProps) {
  if (user?.role !== 'admin') return null;
  const language = languageOf(i18n);
  const at = await lastBackupAt(files());
  if (!at) return <p className={styles.warning}>{NONE[language]}</p>;
  const moment = new Date(at);
  const isOld = Date.now() - moment.getTime() > OLD_MS;
  return (
    <p className={isOld ? styles.warning : styles.silent}>
      {LAST[language]} <time dateTime={at}>{displayMoment(moment)}</time>. {isOld && OLD[language]}
    </p>
  );
}
