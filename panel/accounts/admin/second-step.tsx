import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import { notFound, redirect } from 'next/navigation.js';
import { agencyName } from '../../content/agency/read.ts';
import controls from '../../parts/ui/controls.module.css';
import { findById } from '../../platform/db/find.ts';
import { isMailOn } from '../../platform/mail/is-on.ts';
import { env } from '../../platform/settings/env.ts';
import { challengeOf } from '../login-challenge.ts';
import { SECOND_STEP_PAGE } from '../manage-second-step.ts';
import { noteOf } from '../pages.ts';
import { codesLeft, isSecondStepRequired, keyUri, qrCode, secondStepOf } from '../second-step.ts';
import { KeepCodes } from './keep-codes.tsx';
import styles from './sheet.module.css';
import {
  Fields,
  FormError,
  type FormMessage,
  PageSection,
  SheetForm,
  SheetLink,
  type Visit,
} from './sheet.tsx';

const RESET_TITLE = text('Redefinir a verificação em duas etapas', 'Reset two-step verification');
const aboutOf = (name: string) =>
  text(
    `${name} volta a entrar só com a senha, e as sessões abertas dessa pessoa terminam. Antes, confirme por telefone ou pessoalmente que o pedido é dela.`,
    `${name} signs in with the password alone again, and this person’s open sessions end. First make sure by phone or face to face that the request is theirs.`,
  );
const MAILED = text('A pessoa recebe um e-mail sobre isso.', 'A mail tells this person.');
const SEND = text('Redefinir', 'Reset');
const RESET_BACK = text('Voltar', 'Back');

/** For administrators: takes away the second step of somebody who lost theirs. */
const Reset = ({ person, ...said }: FormMessage & { person: { id: number; name: string } }) => (
  <PageSection title={RESET_TITLE[said.language]}>
    <p>{aboutOf(person.name)[said.language]}</p>
    {isMailOn(env()) && <p>{MAILED[said.language]}</p>}
    <SheetForm
      {...said}
      action={`/cms-api/users/${person.id}/second-step/reset`}
      send={SEND}
      fields={['ownPassword']}
      isUnfocused
    />
    <SheetLink href={`/admin/collections/users/${person.id}`}>{RESET_BACK[said.language]}</SheetLink>
  </PageSection>
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
  const challenge = await challengeOf(visit);
  const own = await secondStepOf(payload, user.id);
  const agency = await agencyName(payload);
  if (challenge?.person === user.id && challenge.purpose === 'codes')
    return <RecoveryCodes language={language} agency={agency} codes={challenge.codes} />;
  if (challenge?.person === user.id && challenge.purpose === 'enrol')
    return <Enrol {...said} agency={agency} email={user.email} secret={challenge.secret} actions={ACTIONS} />;
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

const TITLE = text('Verificação em duas etapas', 'Two-step verification');
const ABOUT = text(
  'Com ela, quem descobrir a sua senha ainda não entra: o painel pede também um código do seu celular.',
  'With it, somebody who finds out your password still does not get in: the panel asks for a code from your phone too.',
);
const BEGIN_SEND = text('Continuar', 'Continue');
const BACK = text('Voltar à conta', 'Back to your account');

/** A person without a second step: the password is needed before a new secret appears. */
const Begin = (said: FormMessage) => (
  <PageSection title={TITLE[said.language]}>
    <p>{ABOUT[said.language]}</p>
    <SheetForm
      {...said}
      action="/cms-api/users/second-step/start"
      send={BEGIN_SEND}
      fields={['ownPassword']}
      isUnfocused
    />
    <SheetLink href="/admin/account">{BACK[said.language]}</SheetLink>
  </PageSection>
);

const ON = text('Está ligada. Códigos de recuperação que restam:', 'It is on. Recovery codes left:');
const TO_CHANGE = text(
  'Para mudar alguma coisa, digite a sua senha e um código.',
  'To change something, type your password and a code.',
);
const REQUIRED = text('A agência pede a verificação a toda a equipe.', 'The agency asks all staff for it.');
const CHANGES = {
  start: text('Trocar de celular', 'Change the phone'),
  codes: text('Novos códigos de recuperação', 'New recovery codes'),
  off: text('Desligar', 'Switch off'),
};

type Props = FormMessage & { codesLeft: number; isRequired: boolean };

/** A person with a second step: another phone, other recovery codes, or off, by the button pressed. */
const Change = ({ codesLeft, isRequired, ...said }: Props) => (
  <PageSection title={TITLE[said.language]}>
    <p>
      {ON[said.language]} {codesLeft}.
    </p>
    <p>
      {isRequired && `${REQUIRED[said.language]} `}
      {TO_CHANGE[said.language]}
    </p>
    <form method="post" action="/cms-api/users/second-step/start">
      <FormError {...said} />
      <Fields {...said} of={['ownPassword', 'anyCode']} isUnfocused />
      <div className={styles.row}>
        {Object.entries(CHANGES)
          .filter(([change]) => change !== 'off' || !isRequired)
          .map(([change, labels]) => (
            <button
              key={change}
              type="submit"
              className={controls.secondary}
              formAction={`/cms-api/users/second-step/${change}`}
            >
              {labels[said.language]}
            </button>
          ))}
      </div>
    </form>
    <SheetLink href="/admin/account">{BACK[said.language]}</SheetLink>
  </PageSection>
);

const ENROL_TITLE = text('Ligar a verificação em duas etapas', 'Switch on two-step verification');
const ENROL_REQUIRED = text(
  'A agência pede um código do celular, além da senha, a toda a equipe. É só desta vez; leva dois minutos.',
  'The agency asks all staff for a code from the phone beside the password. It is only this once and takes two minutes.',
);
const APP = text('1. Instale um aplicativo de códigos', '1. Install an authenticator app');
const ANY_APP = text(
  'Google Authenticator, Microsoft Authenticator, 1Password ou outro. Se você já usa um, serve.',
  'Google Authenticator, Microsoft Authenticator, 1Password or another. If you use one already, it will do.',
);
const SCAN = text('2. Leia este código com o aplicativo', '2. Scan this code with the app');
const QR = text(
  'Código QR com a chave que está escrita abaixo',
  'QR code with the key that is written below',
);
const OPEN = text('Abrir no aplicativo deste celular', 'Open in the app on this phone');
const KEY = text(
  'Não dá para ler? Digite esta chave no aplicativo:',
  'Can’t scan it? Type this key into the app:',
);
const TYPE = text('3. Digite o código que o aplicativo mostra', '3. Type the code that the app shows');
const ENROL_SEND = text('Ligar', 'Switch on');
const CANCEL = text('Cancelar', 'Cancel');

const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

type EnrolProps = FormMessage & {
  agency: string;
  email: string;
  secret: string;
  actions: { confirm: string; cancel: string };
  isRequired?: boolean;
};

/** Takes a new secret into an app by QR code, by a link on the phone, or typed; then the first code. */
export function Enrol({ language, note, agency, email, secret, actions, isRequired = false }: EnrolProps) {
  const uri = keyUri(secret, { issuer: agency, label: email });
  return (
    <PageSection title={ENROL_TITLE[language]}>
      {isRequired && <p className={styles.notice}>{ENROL_REQUIRED[language]}</p>}
      <ol className={styles.steps}>
        <li>
          <h2>{APP[language]}</h2>
          <p>{ANY_APP[language]}</p>
        </li>
        <li>
          <h2>{SCAN[language]}</h2>
          <img className={styles.qr} src={qrCode(uri)} alt={QR[language]} width="200" height="200" />
          <p>
            <a className={styles.link} href={uri}>
              {OPEN[language]}
            </a>
          </p>
          <p>
            {KEY[language]}
            <code className={styles.key}>{inFours(secret)}</code>
          </p>
        </li>
        <li>
          <h2>{TYPE[language]}</h2>
          <form method="post" action={actions.confirm} id="confirm">
            <FormError note={note} language={language} />
            <Fields of={['code']} language={language} note={note} isUnfocused={note === null} />
          </form>
          <div className={styles.row}>
            <button type="submit" className={controls.primary} form="confirm">
              {ENROL_SEND[language]}
            </button>
            <form method="post" action={actions.cancel}>
              <button type="submit" className={controls.secondary}>
                {CANCEL[language]}
              </button>
            </form>
          </div>
        </li>
      </ol>
    </PageSection>
  );
}

const RECOVERY_CODES_TITLE = text('Guarde os códigos de recuperação', 'Keep your recovery codes');
const RECOVERY_CODES_ABOUT = text(
  'A verificação em duas etapas está ligada. Sem o celular, cada um destes códigos serve uma vez no lugar do código do aplicativo. Guarde os dez fora do celular: eles não aparecem de novo.',
  'Two-step verification is on. Without the phone, each of these codes does once in place of the app’s code. Keep all ten away from the phone: they are not shown again.',
);
const CODES = text('Códigos de recuperação', 'Recovery codes');
const COPY = text('Copiar', 'Copy');
const COPIED = text('Copiados.', 'Copied.');
const PRINT = text('Imprimir', 'Print');
const DONE = text('Guardei os códigos, continuar', 'I have kept the codes, continue');

type RecoveryCodesProps = { language: Language; agency: string; codes: string[] };

export function RecoveryCodes({ language, agency, codes }: RecoveryCodesProps) {
  return (
    <PageSection title={RECOVERY_CODES_TITLE[language]}>
      <p>{RECOVERY_CODES_ABOUT[language]}</p>
      <ul className={styles.codes} aria-label={`${CODES[language]}, ${agency}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <KeepCodes
        text={codes.join('\n')}
        labels={{ copy: COPY[language], copied: COPIED[language], print: PRINT[language] }}
      />
      <SheetForm language={language} note={null} action="/cms-api/users/second-step/done" send={DONE} />
    </PageSection>
  );
}
