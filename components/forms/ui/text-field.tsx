import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from './field.module.scss';

type Props = {
  label: string;
  registration: UseFormRegisterReturn;
  start: string;
  /** What is wrong, as text. */
  fault?: string | undefined;
  hint?: string | undefined;
  /** Said after the label where the field may stay empty. */
  optional?: string | undefined;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'numeric' | 'email' | 'tel';
  autoComplete?: string;
  placeholder?: string;
  rows?: number;
};

/** A field with its label, hint and fault, tied together for every reader. */
export function TextField({ label, registration, start, fault, hint, optional, rows, ...input }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const common = {
    ...registration,
    id,
    className: styles.input,
    defaultValue: start,
    required: !optional,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {rows ? <textarea {...common} rows={rows} /> : <input {...input} {...common} />}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <p className={styles.fault} id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}
