import { text } from '@passarela/contract/text';
import { redirect } from 'next/navigation.js';
import { agencyName } from '../../../content/agency/read.ts';
import { noteOf } from '../../pages/note-cookie.ts';
import { challengeOf } from '../../second-step/login-challenge.ts';
import { SET_UP_PAGE } from '../../set-up/set-up-token.ts';
import { pageAfter } from '../../sign-in/login.ts';
import { Enrol } from '../second-step/enrol.tsx';
import { RecoveryCodes } from '../second-step/recovery-codes.tsx';
import type { FormMessage } from '../sheet/form-error.tsx';
import { CodeField } from '../sheet/known-fields.tsx';
import { Sheet, SheetForm } from '../sheet/sheet.tsx';
import type { Visit } from '../sheet/visit.ts';
import { PasswordForm } from './password-form.tsx';

const TITLE = text('Confirme que é você', 'Confirm that it is you');
const ABOUT = text(
  'A senha está certa. Agora digite o código do aplicativo de códigos do seu celular.',
  'The password is right. Now type the code of the authenticator app on your phone.',
);
const SEND = text('Entrar', 'Sign in');
const AGAIN = text('Entrar com outra conta', 'Sign in with another account');

const CodeForm = (said: FormMessage) => (
  <Sheet title={TITLE[said.language]}>
    <p>{ABOUT[said.language]}</p>
    <SheetForm {...said} action="/cms-api/users/login/code" send={SEND}>
      <CodeField {...said} takesRecovery isFirst />
    </SheetForm>
    <SheetForm {...said} note={null} action="/cms-api/users/login/again" send={AGAIN} look="secondary" />
  </Sheet>
);

const ACTIONS = { confirm: '/cms-api/users/login/code', cancel: '/cms-api/users/login/again' };

/** /admin/login: address and password, then the code, or its set-up if required. The forms work without script. */
export async function SignIn(props: Visit & { to: string }) {
  const { payload, headers, user, language } = props;
  const ticket = await challengeOf(props);
  const agency = await agencyName(payload);
  if (user && ticket?.purpose === 'codes' && ticket.person === user.id)
    return <RecoveryCodes language={language} agency={agency} codes={ticket.codes} />;
  const to = pageAfter(props.to);
  if (user) redirect(to);
  if (!(await payload.db.findOne({ collection: 'users' }))) redirect(SET_UP_PAGE);
  const note = noteOf(headers);
  if (ticket?.purpose === 'code') return <CodeForm language={language} note={note} />;
  if (ticket?.purpose !== 'first') return <PasswordForm language={language} note={note} to={to} />;
  const { email } = ticket.account;
  return <Enrol {...{ language, note, agency, email }} secret={ticket.secret} actions={ACTIONS} isRequired />;
}
