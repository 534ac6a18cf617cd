import { text } from '@passarela/contract/text';
import { isMailOn } from '../../../platform/mail/is-on.ts';
import { env } from '../../../platform/settings/env.ts';
import { FORGOT_PAGE } from '../../links/forgot-password.ts';
import { SIGN_IN_PAGE } from '../../sign-in/login.ts';
import { Field } from '../sheet/field.tsx';
import type { FormMessage } from '../sheet/form-error.tsx';
import styles from '../sheet/sheet.module.css';
import { Sheet, SheetForm, SheetLink } from '../sheet/sheet.tsx';

const TITLE = text('Entrar no painel', 'Sign in to the panel');
const EMAIL = text('E-mail', 'E-mail address');
const PASSWORD = text('Senha', 'Password');
const FORGOT = text('Esqueceu a senha?', 'Forgot your password?');
const ASK = text(
  'Esqueceu a senha? Peça à Administração um link para escolher outra.',
  'Forgot your password? Ask an administrator for a link to choose another.',
);
const SEND = text('Entrar', 'Sign in');

export const PasswordForm = ({ language, note, to }: FormMessage & { to: string }) => (
  <Sheet title={TITLE[language]}>
    <SheetForm language={language} note={note} action="/cms-api/users/login" send={SEND}>
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
        {isMailOn(env()) ? (
          <a className={styles.link} href={FORGOT_PAGE}>
            {FORGOT[language]}
          </a>
        ) : (
          ASK[language]
        )}
      </p>
    </SheetForm>
  </Sheet>
);

const SEND_LINK = text('Enviar um link', 'Send a link');
export const TO_SIGN_IN = text('Ir para a entrada', 'Go to the sign-in page');

/** /admin/forgot, in place of Payload's, which says “sent” whatever the answer is. */
export const ForgotForm = ({ language, note }: FormMessage) => (
  <Sheet title={FORGOT[language]}>
    {isMailOn(env()) ? (
      <SheetForm language={language} note={note} action="/cms-api/users/forgot-password" send={SEND_LINK}>
        <Field
          name="email"
          type="email"
          label={EMAIL[language]}
          autoComplete="username"
          defaultValue={note?.email ?? ''}
          isFirst
        />
      </SheetForm>
    ) : (
      <p>{ASK[language]}</p>
    )}
    <SheetLink href={SIGN_IN_PAGE}>{TO_SIGN_IN[language]}</SheetLink>
  </Sheet>
);
