import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame, type FrameProps } from './field-frame';

type Props = FrameProps & {
  registration: UseFormRegisterReturn;
  start: string;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'numeric' | 'email' | 'tel';
  autoComplete?: string;
  placeholder?: string | undefined;
  rows?: number;
  onFocus?: (event: { currentTarget: HTMLInputElement }) => void;
};

/** One line of text, or several with `rows`. */
export function TextField({
  label,
  error,
  hint,
  isHintShown,
  optional,
  registration,
  start,
  rows,
  type = 'text',
  ...input
}: Props) {
  return (
    <FieldFrame label={label} error={error} hint={hint} isHintShown={isHintShown} optional={optional}>
      {(tied) =>
        rows ? (
          <textarea {...registration} {...tied} defaultValue={start} rows={rows} />
        ) : (
          <input type={type} {...input} {...registration} {...tied} defaultValue={start} />
        )
      }
    </FieldFrame>
  );
}
