import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import type { Note } from '../../../staff/pages/note-cookie.ts';
import controls from '../../ui/controls.module.css';
import { CodeField } from '../sheet/code-field.tsx';
import { FormError } from '../sheet/form-error.tsx';
import styles from '../sheet/sheet.module.css';
import { Sheet } from '../sheet/sheet.tsx';

const TITLE = text('Confirme que é você', 'Confirm that it is you');
const ABOUT = text(
  'A senha está certa. Agora digite o código do aplicativo de códigos do seu celular.',
  'The password is right. Now type the code of the authenticator app on your phone.',
);
const SEND = text('Entrar', 'Sign in');
const AGAIN = text('Entrar com outra conta', 'Sign in with another account');

export const CodeForm = ({ language, note }: { language: Language; note: Note | null }) => (
  <Sheet title={TITLE[language]}>
    <p>{ABOUT[language]}</p>
    <form method="post" action="/cms-api/users/login/code">
      <FormError note={note} language={language} />
      <CodeField language={language} note={note} takesRecovery isFirst />
      <button type="submit" className={`${controls.primary} ${controls.wide}`}>
        {SEND[language]}
      </button>
    </form>
    <form method="post" action="/cms-api/users/login/again" className={styles.under}>
      <button type="submit" className={`${controls.secondary} ${controls.wide}`}>
        {AGAIN[language]}
      </button>
    </form>
  </Sheet>
);
