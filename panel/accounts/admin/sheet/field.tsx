import controls from '../../../parts/ui/controls.module.css';
import { ERROR_ID } from './form-error.tsx';
import styles from './sheet.module.css';

type Props = {
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
}: Props) {
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
