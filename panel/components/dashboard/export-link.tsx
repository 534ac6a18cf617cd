import { text } from '@passarela/contract/text';
import type { ServerProps } from 'payload';
import { languageOf } from '../../reference/language.ts';
import styles from './dashboard.module.css';

const LABEL = text('Baixar tudo (planilhas e fotos)', 'Download everything (sheets and photos)');

/** For administrators: all that the agency has here, to take away. */
export function ExportLink({ i18n, user }: ServerProps) {
  if (user?.role !== 'admin') return null;
  return (
    <p className={styles.quiet}>
      <a href="/cms-api/export.zip" download>
        {LABEL[languageOf(i18n)]}
      </a>
    </p>
  );
}
