import { text } from '@passarela/contract/text';
import { redirect } from 'next/navigation.js';
import { agencyName } from '../../content/agency/read.ts';
import { isMailOn } from '../../platform/mail/is-on.ts';
import { env } from '../../platform/settings/env.ts';
import { accountOfLink, FORGOT_PAGE, OVER } from '../links.ts';
import { challengeOf } from '../login-challenge.ts';
import { noteOf } from '../pages.ts';
import { SET_UP_PAGE, setUpState } from '../set-up.ts';
import { pageAfter, SIGN_IN_PAGE } from '../sign-in.ts';
import { Enrol, RecoveryCodes } from './second-step.tsx';
import styles from './sheet.module.css';
import { type FormMessage, PageSection, SheetForm, SheetLink, type Visit } from './sheet.tsx';

const TITLE = text('Confirme que é você', 'Confirm that it is you');
const ABOUT = text(
  'A senha está certa. Agora digite o código do aplicativo de códigos do seu celular.',
  'The password is right. Now type the code of the authenticator app on your phone.',
);
const SEND = text('Entrar', 'Sign in');
const AGAIN = text('Entrar com outra conta', 'Sign in with another account');

const CodeForm = (said: FormMessage) => (
  <PageSection title={TITLE[said.language]}>
    <p>{ABOUT[said.language]}</p>
    <SheetForm {...said} action="/cms-api/users/login/code" send={SEND} fields={['anyCode']} />
    <SheetForm {...said} note={null} action="/cms-api/users/login/again" send={AGAIN} look="secondary" />
  </PageSection>
);

const ACTIONS = { confirm: '/cms-api/users/login/code', cancel: '/cms-api/users/login/again' };

/** /admin/login: address and password, then the code, or its set-up if required. The forms work without script. */
export async function SignIn(props: Visit & { to: string }) {
  const { payload, headers, user, language } = props;
  const challenge = await challengeOf(props);
  const agency = await agencyName(payload);
  if (user && challenge?.purpose === 'codes' && challenge.person === user.id)
    return <RecoveryCodes language={language} agency={agency} codes={challenge.codes} />;
  const to = pageAfter(props.to);
  if (user) redirect(to);
  if (!(await payload.db.findOne({ collection: 'users' }))) redirect(SET_UP_PAGE);
  const note = noteOf(headers);
  if (challenge?.purpose === 'code') return <CodeForm language={language} note={note} />;
  if (challenge?.purpose !== 'first') return <PasswordForm language={language} note={note} to={to} />;
  const { email } = challenge.account;
  return (
    <Enrol {...{ language, note, agency, email }} secret={challenge.secret} actions={ACTIONS} isRequired />
  );
}

const PASSWORD_FORM_TITLE = text('Entrar no painel', 'Sign in to the panel');
const FORGOT = text('Esqueceu a senha?', 'Forgot your password?');
const ASK = text(
  'Esqueceu a senha? Peça à Administração um link para escolher outra.',
  'Forgot your password? Ask an administrator for a link to choose another.',
);

const PasswordForm = ({ language, note, to }: FormMessage & { to: string }) => (
  <PageSection title={PASSWORD_FORM_TITLE[language]}>
    <SheetForm
      {...{ language, note }}
      action="/cms-api/users/login"
      send={SEND}
      fields={['email', 'password']}
      hidden={{ redirect: to }}
    >
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
  </PageSection>
);

const SEND_LINK = text('Enviar um link', 'Send a link');

/** /admin/forgot, in place of Payload's, which says “sent” whatever the answer is. */
export const ForgotForm = ({ language, note }: FormMessage) => (
  <PageSection title={FORGOT[language]}>
    {isMailOn(env()) ? (
      <SheetForm
        {...{ language, note }}
        action="/cms-api/users/forgot-password"
        send={SEND_LINK}
        fields={['email']}
      />
    ) : (
      <p>{ASK[language]}</p>
    )}
    <SheetLink href={SIGN_IN_PAGE}>{TO_SIGN_IN[language]}</SheetLink>
  </PageSection>
);

const ANOTHER = text('Escolha uma nova senha', 'Choose a new password');
const welcome = (name: string) => text(`Boas-vindas, ${name}`, `Welcome, ${name}`);
const aboutFirst = (agency: string, email: string) =>
  text(
    `Escolha a sua senha para o painel de ${agency}. Depois você entra com ela e com ${email}.`,
    `Choose your password for the panel of ${agency}. Then you sign in with it and ${email}.`,
  );
const aboutAnother = (email: string) => text(`Para a conta ${email}.`, `For the account ${email}.`);
const CHOOSE_PASSWORD_SEND = text('Guardar a senha', 'Save the password');
const TO_SIGN_IN = text('Ir para a entrada', 'Go to the sign-in page');

/** /admin/reset/{token}, in place of Payload's: an invitation welcomes, another link says whose password it sets. */
export async function ChoosePassword({ payload, headers, language, token }: Visit & { token: string }) {
  const person = await accountOfLink(payload, token);
  if (!person)
    return (
      <PageSection title={ANOTHER[language]}>
        <p>{OVER[language]}</p>
        <SheetLink href={SIGN_IN_PAGE}>{TO_SIGN_IN[language]}</SheetLink>
      </PageSection>
    );
  const { name, email, hash } = person;
  const note = noteOf(headers);
  const about = hash ? aboutAnother(email) : aboutFirst(await agencyName(payload), email);
  return (
    <PageSection title={(hash ? ANOTHER : welcome(name))[language]}>
      <p>{about[language]}</p>
      <SheetForm
        {...{ language, note }}
        action="/cms-api/users/reset-password"
        send={CHOOSE_PASSWORD_SEND}
        fields={['newPassword']}
        hidden={{ token }}
      />
    </PageSection>
  );
}

const SET_UP_TITLE = text('O primeiro acesso', 'The first account');
const LOCKED = text(
  'Este painel ainda não tem ninguém. O endereço para criar o primeiro acesso está no registro do servidor, na linha do último início.',
  'Nobody has an account here yet. The address that makes the first one stands in the log of the server, at its last start.',
);
const SET_UP_ABOUT = text(
  'Esta pessoa administra o painel e convida as outras.',
  'This person is the administrator and invites the others.',
);
const SET_UP_SEND = text('Criar', 'Create');

/** /admin/create-first-user, in place of Payload's: the first account of an empty panel, by the address in the log. */
export async function SetUp({ payload, headers, language, token }: Visit & { token: string }) {
  const state = await setUpState(payload, token);
  if (state === 'over') redirect(SIGN_IN_PAGE);
  const title = SET_UP_TITLE[language];
  if (state === 'locked')
    return (
      <PageSection title={title}>
        <p>{LOCKED[language]}</p>
      </PageSection>
    );
  const note = noteOf(headers);
  return (
    <PageSection title={title}>
      <p>{SET_UP_ABOUT[language]}</p>
      <SheetForm
        {...{ language, note }}
        action="/cms-api/users/set-up"
        send={SET_UP_SEND}
        fields={['name', 'email', 'newPassword']}
        hidden={{ token }}
      />
    </PageSection>
  );
}
