import { text } from '@passarela/contract/text';
import controls from '../../../parts/ui/controls.module.css';
import { FormError, type FormMessage } from '../sheet/form-error.tsx';
import { CodeField, OwnPassword } from '../sheet/known-fields.tsx';
import styles from '../sheet/sheet.module.css';
import { Sheet, SheetLink } from '../sheet/sheet.tsx';
import { BACK, TITLE } from './begin.tsx';

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
export const Change = ({ codesLeft, isRequired, ...said }: Props) => (
  <Sheet title={TITLE[said.language]}>
    <p>
      {ON[said.language]} {codesLeft}.
    </p>
    <p>
      {isRequired && `${REQUIRED[said.language]} `}
      {TO_CHANGE[said.language]}
    </p>
    <form method="post" action="/cms-api/users/second-step/start">
      <FormError {...said} />
      <OwnPassword {...said} />
      <CodeField {...said} takesRecovery />
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
  </Sheet>
);
