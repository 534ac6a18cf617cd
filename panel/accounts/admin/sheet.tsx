import type { Language } from '@passarela/contract';
import { type Text, text } from '@passarela/contract/text';
import type { Payload, PayloadRequest } from 'payload';
import type { ReactNode } from 'react';
import controls from '../../parts/ui/controls.module.css';
import { DONE, NOTE_MESSAGES, type VisibleNote } from '../pages.ts';
import { waitMessage } from '../tries.ts';
import styles from './sheet.module.css';

/** A page without the panel around it, under the agency's name: a heading, and one thing to do. */
export const Paper = ({ brand, children }: { brand: ReactNode; children: ReactNode }) => (
  <div className={styles.page}>
    <main className={styles.sheet}>
      <div className={styles.brand}>{brand}</div>
      {children}
    </main>
  </div>
);

/** The heading of such a page, and what stands under it. */
export const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h1>{title}</h1>
    {children}
  </>
);

type Props = FormMessage & {
  action: string;
  send: Text;
  look?: 'primary' | 'secondary';
  children?: ReactNode;
};

/** A form of a page without the panel: its error, its fields, one wide button. It works without script. */
export const SheetForm = ({ language, note, action, send, look = 'primary', children }: Props) => (
  <form method="post" action={action} className={children ? undefined : styles.under}>
    <FormError note={note} language={language} />
    {children}
    <button type="submit" className={`${controls[look]} ${controls.wide}`}>
      {send[language]}
    </button>
  </form>
);

export const SheetLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <p className={styles.under}>
    <a className={styles.link} href={href}>
      {children}
    </a>
  </p>
);

const ERROR_ID = 'error';

/** The language of a page, and the note about the form that was sent. */
export type FormMessage = { language: Language; note: VisibleNote | null };

export function FormError({ note, language }: FormMessage) {
  if (!note) return null;
  const labels = note.error === 'wait' ? waitMessage(note.minutes) : NOTE_MESSAGES[note.error];
  const isError = !DONE.some((done) => done === note.error);
  return (
    <p className={isError ? styles.error : styles.notice} role={isError ? 'alert' : 'status'} id={ERROR_ID}>
      {labels[language]}
    </p>
  );
}

type FieldProps = {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'password';
  autoComplete: string;
  defaultValue?: string;
  /** The input was refused: the error above describes the field. */
  isWrong?: boolean;
  isFirst?: boolean;
  isCode?: boolean;
};

export function Field({
  name,
  label,
  hint,
  isWrong = false,
  isFirst = false,
  isCode = false,
  ...input
}: FieldProps) {
  const hintId = `${name}-hint`;
  const described = [hint && hintId, isWrong && ERROR_ID].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <input
        id={name}
        name={name}
        required
        className={isCode ? `${controls.input} ${styles.code}` : controls.input}
        inputMode={isCode ? 'numeric' : undefined}
        maxLength={isCode ? 20 : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={described || undefined}
        // biome-ignore lint/a11y/noAutofocus: the page is this one form
        autoFocus={isFirst}
        {...input}
      />
    </div>
  );
}

const PASSWORD = text('Sua senha atual', 'Your current password');
const CODE = text('Código', 'Code');
const APP = text('Os 6 dígitos que o aplicativo mostra agora.', 'The 6 digits that the app shows now.');
const APP_OR_RECOVERY = text(
  'Os 6 dígitos que o aplicativo mostra agora. Sem o celular? Digite um dos seus códigos de recuperação.',
  'The 6 digits that the app shows now. Phone not at hand? Type one of your recovery codes.',
);
const CODE_ERRORS: unknown[] = ['code', 'used'];

export const OwnPassword = ({ language, note }: FormMessage) => (
  <Field
    name="currentPassword"
    type="password"
    label={PASSWORD[language]}
    autoComplete="current-password"
    isWrong={note?.error === 'password'}
  />
);

type KnownFieldsProps = FormMessage & { isFirst?: boolean; takesRecovery?: boolean };

export const CodeField = ({ language, note, isFirst = false, takesRecovery = false }: KnownFieldsProps) => (
  <Field
    name="code"
    label={CODE[language]}
    hint={(takesRecovery ? APP_OR_RECOVERY : APP)[language]}
    autoComplete="one-time-code"
    isWrong={CODE_ERRORS.includes(note?.error)}
    isFirst={isFirst}
    isCode
  />
);

export type Visit = {
  payload: Payload;
  headers: Headers;
  user: PayloadRequest['user'];
  language: Language;
};
