import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import type { Note } from '../../../staff/pages/note-cookie.ts';
import controls from '../../ui/controls.module.css';
import { FormError } from '../sheet/form-error.tsx';
import styles from '../sheet/sheet.module.css';
import { Sheet } from '../sheet/sheet.tsx';
import { OwnPassword } from './password-field.tsx';

const TITLE = text('Redefinir a verificação em duas etapas', 'Reset two-step verification');
const aboutOf = (name: string) =>
  text(
    `${name} volta a entrar só com a senha, as sessões abertas dessa pessoa terminam, e ela recebe um e-mail. Antes, confirme por telefone ou pessoalmente que o pedido é dela.`,
    `${name} signs in with the password alone again, this person’s open sessions end, and a mail says so. First make sure by phone or face to face that the request is theirs.`,
  );
const SEND = text('Redefinir', 'Reset');
const BACK = text('Voltar', 'Back');

type Props = { language: Language; note: Note | null; person: { id: number; name: string } };

/** For administrators: takes away the second step of somebody who lost theirs. */
export const Reset = ({ language, note, person }: Props) => (
  <Sheet title={TITLE[language]}>
    <p>{aboutOf(person.name)[language]}</p>
    <form method="post" action={`/cms-api/users/${person.id}/second-step/reset`}>
      <FormError note={note} language={language} />
      <OwnPassword language={language} note={note} />
      <button type="submit" className={`${controls.primary} ${controls.wide}`}>
        {SEND[language]}
      </button>
    </form>
    <p className={styles.under}>
      <a className={styles.link} href={`/admin/collections/users/${person.id}`}>
        {BACK[language]}
      </a>
    </p>
  </Sheet>
);
