import { type Text, text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { ServerAct } from '../../parts/act/server-act.tsx';
import controls from '../../parts/ui/controls.module.css';
import { displayMoment } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { secondStepOf } from '../second-step.ts';
import { listSessions } from '../sessions.ts';
import styles from './account.module.css';

const TITLE = text('Verificação em duas etapas', 'Two-step verification');
const IS_ON = text(
  'Ligada: ao entrar, o painel pede também um código do celular.',
  'On: at sign-in the panel also asks for a code from the phone.',
);
const IS_OFF = text('Desligada: a senha basta para entrar.', 'Off: the password alone signs in.');
const CHANGE = text('Mudar', 'Change');
const SWITCH_ON = text('Ligar', 'Switch on');
const RESET = text('Redefinir', 'Reset');

/** At an account: whether it has a second step, and the way to its page; for administrators the reset of another's. */
export const SecondStepLink: UIFieldServerComponent = async ({ data, i18n, payload, user }) => {
  const id = Number(data.id);
  const isOwn = user?.id === id;
  if (!id || !(isOwn || user?.role === 'admin')) return null;
  const language = languageOf(i18n);
  const isOn = (await secondStepOf(payload, id)) !== null;
  const action = isOwn ? (isOn ? CHANGE : SWITCH_ON) : RESET;
  return (
    <section className={styles.panel} aria-label={TITLE[language]}>
      <h3>{TITLE[language]}</h3>
      <p>{(isOn ? IS_ON : IS_OFF)[language]}</p>
      {(isOwn || isOn) && (
        <p>
          <a
            className={controls.secondary}
            href={isOwn ? '/admin/second-step' : `/admin/second-step?person=${id}`}
          >
            {action[language]}
          </a>
        </p>
      )}
    </section>
  );
};

const SESSIONS_TITLE = text('Onde você está conectado', 'Where you are signed in');
const THIS = text('este aparelho', 'this device');
const UNKNOWN = text('Aparelho desconhecido', 'Unknown device');
const USED = text('usado em', 'used on');
const END = text('Encerrar', 'End');
const END_OTHERS = text('Encerrar todas as outras', 'End all others');
const FAILED = text('Não deu certo. Tente de novo.', 'It did not work. Try again.');

export const Sessions: UIFieldServerComponent = async ({ data, i18n, payload, user }) => {
  if (!user || user.id !== data.id) return null;
  const language = languageOf(i18n);
  const own: unknown = Reflect.get(user, '_sid');
  const sessions = await listSessions(payload, user.id);
  const end = (start: Text, session?: string) => (
    <ServerAct
      act="/cms-api/users/sessions/end"
      body={{ session }}
      after="reload"
      labels={{ start: start[language], failed: FAILED[language] }}
    />
  );
  return (
    <section className={styles.panel} aria-label={SESSIONS_TITLE[language]}>
      <h3>{SESSIONS_TITLE[language]}</h3>
      <ul className={styles.list}>
        {sessions.map(({ id, device, network, created_at, used_at }) => (
          <li key={id}>
            <span>
              <strong>{device || UNKNOWN[language]}</strong>
              {id === own && ` (${THIS[language]})`}
              <br />
              {network && `${network} · `}
              {USED[language]} {displayMoment(new Date(used_at ?? created_at))}
            </span>
            {id !== own && end(END, id)}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && end(END_OTHERS)}
    </section>
  );
};
