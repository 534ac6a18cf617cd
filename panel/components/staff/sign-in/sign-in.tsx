import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { accountOf, ticketOf } from '../../../staff/second-step/ticket.ts';
import { pageAfter } from '../../../staff/sign-in/login.ts';
import { noteOf } from '../../../staff/sign-in/note-cookie.ts';
import { languageOf } from '../../inbox/language.ts';
import { Enrol } from '../second-step/enrol.tsx';
import { RecoveryCodes } from '../second-step/recovery-codes.tsx';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';

/**
 * /admin/login, in place of Payload's form: address and password, then where the account has a second step its code, or
 * where it must have one and has none the setting up. Forms of the browser's own, which work before and without script.
 */
export async function SignIn({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const language = languageOf(req.i18n);
  const ticket = await ticketOf(req);
  if (req.user && ticket?.purpose === 'codes' && ticket.person === req.user.id)
    return <RecoveryCodes language={language} codes={ticket.codes} />;
  const to = pageAfter(String(searchParams?.redirect ?? ''));
  if (req.user) redirect(to);
  const note = noteOf(req.headers);
  if (ticket?.purpose === 'code') return <CodeForm language={language} note={note} />;
  const account = ticket?.purpose === 'first' ? await accountOf(req, ticket.person) : null;
  if (ticket?.purpose === 'first' && account) {
    const actions = { confirm: '/cms-api/users/login/code', cancel: '/cms-api/users/login/again' };
    return (
      <Enrol
        language={language}
        note={note}
        email={account.email}
        secret={ticket.secret}
        actions={actions}
        isRequired
      />
    );
  }
  return <PasswordForm language={language} note={note} to={to} />;
}
