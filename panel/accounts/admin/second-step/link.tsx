import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import controls from '../../../parts/ui/controls.module.css';
import { languageOf } from '../../../platform/reference/language.ts';
import { secondStepOf } from '../../second-step/store.ts';
import styles from '../account.module.css';

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
