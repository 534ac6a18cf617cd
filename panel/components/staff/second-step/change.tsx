import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import type { Note } from '../../../staff/pages/note-cookie.ts';
import controls from '../../ui/controls.module.css';
import { CodeField } from '../sheet/code-field.tsx';
import { FormError } from '../sheet/form-error.tsx';
import styles from '../sheet/sheet.module.css';
import { Sheet } from '../sheet/sheet.tsx';
import { BackToAccount } from './back-to-account.tsx';
import { OwnPassword } from './password-field.tsx';

const TITLE = text('Verificação em duas etapas', 'Two-step verification');
const ON = text('Está ligada. Códigos de recuperação que restam:', 'It is on. Recovery codes left:');
const TO_CHANGE = text(
  'Para mudar alguma coisa, digite a sua senha e um código.',
  'To change something, type your password and a code.',
);
const PHONE = text('Trocar de celular', 'Change the phone');
const CODES = text('Novos códigos de recuperação', 'New recovery codes');
const OFF = text('Desligar', 'Switch off');
const REQUIRED = text('A agência pede a verificação a toda a equipe.', 'The agency asks all staff for it.');

type Props = { language: Language; note: Note | null; codesLeft: number; isRequired: boolean };

/** A person with a second step: another phone, other recovery codes, or off; one form whose button says which. */
export const Change = ({ language, note, codesLeft, isRequired }: Props) => (
  <Sheet title={TITLE[language]}>
    <p>
      {ON[language]} {codesLeft}.
    </p>
    <p>{isRequired ? `${REQUIRED[language]} ${TO_CHANGE[language]}` : TO_CHANGE[language]}</p>
    <form method="post" action="/cms-api/users/second-step/start">
      <FormError note={note} language={language} />
      <OwnPassword language={language} note={note} />
      <CodeField language={language} note={note} takesRecovery />
      <div className={styles.row}>
        <button type="submit" className={controls.secondary}>
          {PHONE[language]}
        </button>
        <button type="submit" className={controls.secondary} formAction="/cms-api/users/second-step/codes">
          {CODES[language]}
        </button>
        {!isRequired && (
          <button type="submit" className={controls.secondary} formAction="/cms-api/users/second-step/off">
            {OFF[language]}
          </button>
        )}
      </div>
    </form>
    <BackToAccount language={language} />
  </Sheet>
);
