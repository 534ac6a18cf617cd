import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import type { Note } from '../../../staff/pages/note-cookie.ts';
import controls from '../../ui/controls.module.css';
import { Field } from '../sheet/field.tsx';
import { FormError } from '../sheet/form-error.tsx';
import styles from '../sheet/sheet.module.css';
import { Sheet } from '../sheet/sheet.tsx';

const TITLE = text('Entrar no painel', 'Sign in to the panel');
const EMAIL = text('E-mail', 'E-mail address');
const PASSWORD = text('Senha', 'Password');
const FORGOT = text('Esqueceu a senha?', 'Forgot your password?');
const SEND = text('Entrar', 'Sign in');

type Props = { language: Language; note: Note | null; to: string };

export const PasswordForm = ({ language, note, to }: Props) => (
  <Sheet title={TITLE[language]}>
    <form method="post" action="/cms-api/users/login">
      <FormError note={note} language={language} />
      <Field
        name="email"
        type="email"
        label={EMAIL[language]}
        autoComplete="username"
        defaultValue={note?.email ?? ''}
        isWrong={note?.error === 'wrong'}
        isFirst={!note?.email}
      />
      <Field
        name="password"
        type="password"
        label={PASSWORD[language]}
        autoComplete="current-password"
        isWrong={note?.error === 'wrong'}
        isFirst={Boolean(note?.email)}
      />
      <input type="hidden" name="redirect" value={to} />
      <p>
        <a className={styles.link} href="/admin/forgot">
          {FORGOT[language]}
        </a>
      </p>
      <button type="submit" className={`${controls.primary} ${controls.wide}`}>
        {SEND[language]}
      </button>
    </form>
  </Sheet>
);
