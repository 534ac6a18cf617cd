import { type ReactNode, useId } from 'react';
import styles from './field.module.scss';

export type FrameProps = {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** A hint that comes and goes keeps its room, so that no button moves while it is pressed. */
  isHintVisible?: boolean | undefined;
  optional?: string | undefined;
};

/** A field, as its form knows it. */
export type FieldProps = { label: string; defaultValue: string; error: string | undefined };

/** The attributes that tie an input to its label, hint and error. */
type InputProps = {
  id: string;
  className: string | undefined;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = FrameProps & { children: (inputProps: InputProps) => ReactNode };

/** A field with its label, hint and error, tied together for every reader. */
export function FieldFrame({ label, error, hint, isHintVisible, optional, children }: Props) {
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
      <label className={styles.label} htmlFor={id}>
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
