import { text } from '@passarela/contract/text';
import type { ServerProps } from 'payload';
import { isEditor } from '../../parts/access/roles.ts';
import { languageOf } from '../../platform/reference/language.ts';
import styles from './dashboard.module.css';

const IN = text('Trazer um elenco (planilha e fotos)', 'Bring a roster in (sheet and photos)');
const OUT = text('Baixar tudo (planilhas e fotos)', 'Download everything (sheets and photos)');

/** The ways in for a whole roster, and out for everything that the agency has here. */
export function MoveLinks({ i18n, user }: ServerProps) {
  if (!isEditor(user)) return null;
  const language = languageOf(i18n);
  return (
    <p className={styles.links}>
      <a href="/admin/elenco">{IN[language]}</a>
      {user?.role === 'admin' && (
        <a href="/cms-api/export.zip" download>
          {OUT[language]}
        </a>
      )}
    </p>
  );
}
