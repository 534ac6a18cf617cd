import { text } from '@passarela/contract/text';
import { notFound, redirect } from 'next/navigation.js';
import { agencyName } from '../../../content/agency/read.ts';
import { findById } from '../../../platform/db/find.ts';
import { isMailOn } from '../../../platform/mail/is-on.ts';
import { env } from '../../../platform/settings/env.ts';
import { noteOf } from '../../pages/note-cookie.ts';
import { challengeOf } from '../../second-step/login-challenge.ts';
import { SECOND_STEP_PAGE } from '../../second-step/manage.ts';
import { isSecondStepRequired } from '../../second-step/required.ts';
import { codesLeft, secondStepOf } from '../../second-step/store.ts';
import type { FormMessage } from '../sheet/form-error.tsx';
import { OwnPassword } from '../sheet/known-fields.tsx';
import { Sheet, SheetForm, SheetLink } from '../sheet/sheet.tsx';
import type { Visit } from '../sheet/visit.ts';
import { Begin } from './begin.tsx';
import { Change } from './change.tsx';
import { Enrol } from './enrol.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const TITLE = text('Redefinir a verificação em duas etapas', 'Reset two-step verification');
const aboutOf = (name: string) =>
  text(
    `${name} volta a entrar só com a senha, e as sessões abertas dessa pessoa terminam. Antes, confirme por telefone ou pessoalmente que o pedido é dela.`,
    `${name} signs in with the password alone again, and this person’s open sessions end. First make sure by phone or face to face that the request is theirs.`,
  );
const MAILED = text('A pessoa recebe um e-mail sobre isso.', 'A mail tells this person.');
const SEND = text('Redefinir', 'Reset');
const BACK = text('Voltar', 'Back');

/** For administrators: takes away the second step of somebody who lost theirs. */
const Reset = ({ person, ...said }: FormMessage & { person: { id: number; name: string } }) => (
  <Sheet title={TITLE[said.language]}>
    <p>{aboutOf(person.name)[said.language]}</p>
    {isMailOn(env()) && <p>{MAILED[said.language]}</p>}
    <SheetForm {...said} action={`/cms-api/users/${person.id}/second-step/reset`} send={SEND}>
      <OwnPassword {...said} />
    </SheetForm>
    <SheetLink href={`/admin/collections/users/${person.id}`}>{BACK[said.language]}</SheetLink>
  </Sheet>
);

const ACTIONS = {
  confirm: '/cms-api/users/second-step/confirm',
  cancel: '/cms-api/users/second-step/done',
};

type SignedIn = Visit & { user: NonNullable<Visit['user']> };

/** One's own second step: the state of its set-up, or its possible changes. */
async function Own(visit: SignedIn) {
  const { payload, headers, user, language } = visit;
  const said = { language, note: noteOf(headers) };
  const ticket = await challengeOf(visit);
  const own = await secondStepOf(payload, user.id);
  const agency = await agencyName(payload);
  if (ticket?.person === user.id && ticket.purpose === 'codes')
    return <RecoveryCodes language={language} agency={agency} codes={ticket.codes} />;
  if (ticket?.person === user.id && ticket.purpose === 'enrol')
    return <Enrol {...said} agency={agency} email={user.email} secret={ticket.secret} actions={ACTIONS} />;
  if (!own) return <Begin {...said} />;
  return <Change {...said} codesLeft={codesLeft(own)} isRequired={isSecondStepRequired()} />;
}

async function Others({ payload, headers, user, language, person: id }: SignedIn & { person: number }) {
  if (user.role !== 'admin' || id === user.id) notFound();
  const person = await findById(payload, 'users', id);
  if (!person) notFound();
  return <Reset language={language} note={noteOf(headers)} person={person} />;
}

/** /admin/second-step: the account's own two-step verification; with `person` an administrator's reset of another. */
export function SecondStep({ person, user, ...visit }: Visit & { person: number }) {
  if (!user) redirect(`/admin/login?redirect=${SECOND_STEP_PAGE}`);
  return person > 0 ? <Others {...visit} user={user} person={person} /> : <Own {...visit} user={user} />;
}
