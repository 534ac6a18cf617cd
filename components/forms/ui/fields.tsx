import { clean } from '@passarela/contract/clean';
import { createContext, Fragment, type ReactNode, use, useId, useState } from 'react';
import type { RegisterOptions, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import pieces from '@/components/ui/pieces.module.scss';
import { fillText } from '@/lib/domain/fill-text';
import { likelyEmail } from '@/lib/forms/email-typo';
import type { Texts } from './draft';
import styles from './field.module.scss';

type Kind = 'text' | 'email' | 'phone' | 'choice' | 'day';

/** A row of a form's table: how a field is typed, and how a browser fills it in. */
export type Field<Name extends string = string> = {
  /** A name of the contract's schema, and the key of the label. */
  name: Name;
  kind?: Kind;
  autoComplete?: string;
  placeholder?: string;
  rows?: number;
  /** The key of its hint. */
  hint?: string;
  isOptional?: boolean;
};
type FieldProps = Omit<Field, 'kind' | 'hint' | 'isOptional'> & {
  [Text in 'hint' | 'optional']?: string | undefined;
};
export type Kinds = Partial<Record<Kind, (field: FieldProps) => ReactNode>>;

/** A form, as its fields know it. */
type Fields = {
  labels: Record<string, string>;
  hints?: Record<string, string> | undefined;
  optional?: string;
  /** The texts of errors by their keys. */
  errors: Record<string, string>;
  /** A field's error, as a key. */
  errorOf: (name: string) => string | undefined;
  defaultValueOf: (name: string) => string;
  /** Null on a page without script. */
  form: UseFormReturn<Texts> | null;
};

/** Stands around the fields of a form. */
export const FieldsContext = createContext<Fields | null>(null);

/** Kinds that every form has. */
const COMMON_KINDS: Kinds = {
  text: (field) => <TextField {...field} />,
  email: (field) => <EmailField {...field} />,
};

/** The fields of a table, in its order; `kinds` renders those that not every form has. */
export function FieldsOf({ table, kinds }: { table: readonly Field[]; kinds?: Kinds | undefined }) {
  const { hints = {}, optional } = use(FieldsContext) ?? {};
  const rendered = { ...COMMON_KINDS, ...kinds };
  return table.map(({ kind = 'text', hint, isOptional, ...field }) => {
    const texts = { hint: hint && hints[hint], optional: isOptional ? optional : undefined };
    return <Fragment key={field.name}>{rendered[kind]?.({ ...field, ...texts })}</Fragment>;
  });
}

/** The text of an error's key, undefined without one; lists have a wording of their own. */
export const errorText = (errors: Record<string, string>, key: string | undefined, isList = false) =>
  key && (errors[isList && key === 'required' ? 'choice' : key] ?? errors.other);

const nothing = async () => undefined;

/** The registration of a field without script. */
export const plain = (name: string) => ({ name, onChange: nothing, onBlur: nothing, ref: () => undefined });

/** Throws without one: a form must not name a field by its key. */
export function labelOf(labels: Record<string, string>, name: string): string {
  const label = labels[name];
  if (label === undefined) throw new Error(`No label of ${name}`);
  return label;
}

/** A field of the form around it, by its name: label, error in words, first value, registration. */
export function useField(name: string, isList = false) {
  const fields = use(FieldsContext);
  if (!fields) throw new Error(name);
  const { labels, errors, form } = fields;
  return {
    form,
    errors,
    frame: { label: labelOf(labels, name), error: errorText(errors, fields.errorOf(name), isList) },
    defaultValue: fields.defaultValueOf(name),
    register: (options?: RegisterOptions<Texts>): UseFormRegisterReturn =>
      form ? form.register(name, options) : plain(name),
  };
}

type FrameProps = {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** A hint that comes and goes keeps its room, so that no button moves while it is pressed. */
  isHintVisible?: boolean | undefined;
  optional?: string | undefined;
};
/** A field's own attributes; label and error come from its form. */
type OwnFrame = Omit<FrameProps, 'label' | 'error'>;

/** The attributes that tie an input to its label, hint and error. */
type InputProps = {
  id: string;
  className: string | undefined;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** A field with its label, hint and error, tied together for every reader. */
export function FieldFrame({
  label,
  error,
  hint,
  isHintVisible,
  optional,
  children,
}: FrameProps & { children: (inputProps: InputProps) => ReactNode }) {
  const id = useId();
  const described = [hint && isHintVisible !== false && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const inputProps: InputProps = {
    id,
    className: styles.input,
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={styles.field} data-keeps-room={isHintVisible === undefined ? undefined : ''}>
      <label className={pieces.aside} htmlFor={id}>
        {optional ? `${label} (${optional})` : label}
      </label>
      {children(inputProps)}
      <div className={styles.messages}>
        {hint && (
          <p className={styles.hint} id={`${id}-hint`} data-shown={isHintVisible}>
            {hint}
          </p>
        )}
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

type TextProps = OwnFrame & {
  name: string;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'numeric' | 'email' | 'tel';
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  rows?: number;
  onFocus?: (event: { currentTarget: HTMLInputElement }) => void;
  /** If the field does more than take its text. */
  registration?: UseFormRegisterReturn;
};

/** One line of text, or several with `rows`. */
export function TextField({ name, rows, registration, hint, isHintVisible, optional, ...input }: TextProps) {
  const { frame, defaultValue, register } = useField(name);
  const registered = registration ?? register();
  return (
    <FieldFrame {...frame} hint={hint} isHintVisible={isHintVisible} optional={optional}>
      {(inputProps) =>
        rows ? (
          <textarea {...registered} {...inputProps} defaultValue={defaultValue} rows={rows} />
        ) : (
          <input type="text" {...input} {...registered} {...inputProps} defaultValue={defaultValue} />
        )
      }
    </FieldFrame>
  );
}

/**
 * A field whose text is made tidy when the focus leaves it: `left` is that text until another stands there, and
 * empty before.
 */
export function useTidyField(name: string, tidy: (typed: string) => string) {
  const field = useField(name);
  const { form } = field;
  const [left, setLeft] = useState('');
  const leave = ({ target }: { target: { value: string } }) => {
    const text = tidy(target.value);
    if (text !== target.value) form?.setValue(name, text, { shouldDirty: true });
    setLeft(text);
  };
  const registration = field.register({ onBlur: leave });
  return { ...field, registration, left: form?.getValues(name) === left ? left : '' };
}

/** An e-mail address: pasted extras go; a mistyped well-known domain puts a question and never blocks. */
function EmailField({ name, autoComplete }: Pick<TextProps, 'name' | 'autoComplete'>) {
  const { errors, frame, registration, left } = useTidyField(name, (typed) => clean(typed, 'email'));
  const meant = likelyEmail(left);
  return (
    <TextField
      name={name}
      autoComplete={autoComplete}
      hint={fillText(errors.emailTypo ?? '', { email: meant ?? '' })}
      isHintVisible={meant !== null && !frame.error}
      registration={registration}
      type="email"
      inputMode="email"
    />
  );
}
