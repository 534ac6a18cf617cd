import { redirect } from 'next/navigation.js';
import { agencyName } from '../../../content/agency/read.ts';
import { noteOf } from '../../pages/note-cookie.ts';
import { challengeOf } from '../../second-step/login-challenge.ts';
import { SET_UP_PAGE } from '../../set-up/set-up-token.ts';
import { pageAfter } from '../../sign-in/login.ts';
import { Enrol } from '../second-step/enrol.tsx';
import { RecoveryCodes } from '../second-step/recovery-codes.tsx';
import type { Visit } from '../sheet/visit.ts';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';

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
