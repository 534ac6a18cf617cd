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
export const PageSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h1>{title}</h1>
    {children}
  </>
);

type Props = FormMessage & {
  action: string;
  send: Text;
  look?: 'primary' | 'secondary';
  fields?: readonly FieldName[];
  /** Sent with the fields, without a field of its own. */
  hidden?: Record<string, string>;
  /** Nothing has the focus at the start: the page is read first. */
  isUnfocused?: boolean;
  children?: ReactNode;
};

/** A form of a page without the panel: its error, its fields, one wide button. It works without script. */
export const SheetForm = ({ action, send, look = 'primary', children, hidden = {}, ...form }: Props) => (
  <form method="post" action={action} className={children || form.fields ? undefined : styles.under}>
    <FormError {...form} />
    <Fields of={form.fields ?? []} {...form} />
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
    <button type="submit" className={`${controls[look]} ${controls.wide}`}>
      {send[form.language]}
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

type Field = {
  name: string;
  label: Text;
  hint?: Text;
  type?: 'email' | 'password';
  autoComplete: string;
  /** The notes that refuse what was typed here: the error above describes the field. */
  errors?: readonly VisibleNote['error'][];
};

const PASSWORD = text('Senha', 'Password');
const CODE = { name: 'code', label: text('Código', 'Code'), autoComplete: 'one-time-code' } as const;
const CODE_ERRORS = ['code', 'used'] as const;

const FIELDS = {
  name: { name: 'name', label: text('Nome', 'Name'), autoComplete: 'name' },
  email: {
    name: 'email',
    label: text('E-mail', 'E-mail address'),
    type: 'email',
    autoComplete: 'username',
    errors: ['wrong', 'incomplete'],
  },
  password: {
    name: 'password',
    label: PASSWORD,
    type: 'password',
    autoComplete: 'current-password',
    errors: ['wrong'],
  },
  newPassword: {
    name: 'password',
    label: PASSWORD,
    hint: text(
      'Pelo menos 12 caracteres. Três ou quatro palavras servem bem.',
      'At least 12 characters. Three or four words do well.',
    ),
    type: 'password',
    autoComplete: 'new-password',
    errors: ['weak'],
  },
  ownPassword: {
    name: 'currentPassword',
    label: text('Sua senha atual', 'Your current password'),
    type: 'password',
    autoComplete: 'current-password',
    errors: ['password'],
  },
  code: {
    ...CODE,
    hint: text('Os 6 dígitos que o aplicativo mostra agora.', 'The 6 digits that the app shows now.'),
    errors: CODE_ERRORS,
  },
  anyCode: {
    ...CODE,
    hint: text(
      'Os 6 dígitos que o aplicativo mostra agora. Sem o celular? Digite um dos seus códigos de recuperação.',
      'The 6 digits that the app shows now. Phone not at hand? Type one of your recovery codes.',
    ),
    errors: CODE_ERRORS,
  },
} as const satisfies Record<string, Field>;
type FieldName = keyof typeof FIELDS;

type FieldsProps = FormMessage & { of: readonly FieldName[]; isUnfocused?: boolean };

/** Fields as the last note leaves them: a typed address and name stay, and what is to be typed next has the focus. */
export function Fields({ of, language, note, isUnfocused = false }: FieldsProps) {
  const typed = (name: string) => (name === 'email' || name === 'name' ? (note?.[name] ?? '') : '');
  const fields = of.map((one) => {
    const { errors = [], ...field }: Field = FIELDS[one];
    return { ...field, isWrong: errors.some((error) => error === note?.error), value: typed(field.name) };
  });
  const wrong = fields.filter(({ isWrong }) => isWrong);
  const isEmpty = ({ value }: { value: string }) => value === '';
  const first = wrong.find(isEmpty) ?? wrong[0] ?? fields.find(isEmpty) ?? fields[0];
  return fields.map((field) => {
    const { name, label, hint, isWrong, value, ...input } = field;
    const hintId = `${name}-hint`;
    const described = [hint && hintId, isWrong && ERROR_ID].filter(Boolean).join(' ');
    const isCode = name === 'code';
    return (
      <div key={name} className={styles.field}>
        <label htmlFor={name}>{label[language]}</label>
        {hint && (
          <p className={styles.hint} id={hintId}>
            {hint[language]}
          </p>
        )}
        <input
          id={name}
          name={name}
          required
          className={isCode ? `${controls.input} ${styles.code}` : controls.input}
          {...(isCode && { inputMode: 'numeric', maxLength: 20 })}
          defaultValue={value}
          aria-invalid={isWrong || undefined}
          aria-describedby={described || undefined}
          // biome-ignore lint/a11y/noAutofocus: the page is this one form
          autoFocus={!isUnfocused && field === first}
          {...input}
        />
      </div>
    );
  });
}

export type Visit = {
  payload: Payload;
  headers: Headers;
  user: PayloadRequest['user'];
  language: Language;
};
