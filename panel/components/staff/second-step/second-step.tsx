import { MinimalTemplate } from '@payloadcms/next/templates';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { isAdmin } from '../../../access/is-admin.ts';
import { SECOND_STEP_PAGE } from '../../../staff/second-step/manage.ts';
import { isSecondStepRequired } from '../../../staff/second-step/required.ts';
import { codesLeft, secondStepOf } from '../../../staff/second-step/store.ts';
import { ticketOf } from '../../../staff/second-step/ticket.ts';
import { noteOf } from '../../../staff/sign-in/note-cookie.ts';
import { languageOf } from '../../inbox/language.ts';
import { Begin } from './begin.tsx';
import { Change } from './change.tsx';
import { Enrol } from './enrol.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Reset } from './reset.tsx';

const ACTIONS = {
  confirm: '/cms-api/users/second-step/confirm',
  cancel: '/cms-api/users/second-step/done',
};

/** One's own second step: where its setting up stands, or what can be changed. */
async function Own({ initPageResult: { req } }: AdminViewServerProps) {
  const { user } = req;
  if (!user) return null;
  const language = languageOf(req.i18n);
  const note = noteOf(req.headers);
  const ticket = await ticketOf(req);
  const own = await secondStepOf(req.payload, user.id);
  const said = { language, note };
  if (ticket?.person === user.id && ticket.purpose === 'codes')
    return <RecoveryCodes language={language} codes={ticket.codes} />;
  if (ticket?.person === user.id && ticket.purpose === 'enrol')
    return <Enrol {...said} email={user.email} secret={ticket.secret} actions={ACTIONS} />;
  if (!own) return <Begin {...said} />;
  return <Change {...said} codesLeft={codesLeft(own)} isRequired={isSecondStepRequired()} />;
}

/** For administrators: `?person={id}`, somebody else's. */
async function Others({ initPageResult: { req }, person: id }: AdminViewServerProps & { person: number }) {
  if (!isAdmin({ req }) || id === req.user?.id) notFound();
  const person = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true });
  if (!person) notFound();
  return <Reset language={languageOf(req.i18n)} note={noteOf(req.headers)} person={person} />;
}

/** /admin/second-step: two-step verification of one's own account, or for administrators the reset of another's. */
export function SecondStep(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props;
  if (!initPageResult.req.user) redirect(`/admin/login?redirect=${SECOND_STEP_PAGE}`);
  const person = Number(searchParams?.person ?? 0);
  return (
    <MinimalTemplate>
      {person > 0 ? <Others {...props} person={person} /> : <Own {...props} />}
    </MinimalTemplate>
  );
}
