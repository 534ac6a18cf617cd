import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame, type FrameProps } from './field-frame';

type Props = FrameProps & {
  registration: UseFormRegisterReturn;
  defaultValue: string;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'numeric' | 'email' | 'tel';
  autoComplete?: string;
  placeholder?: string | undefined;
  rows?: number;
  onFocus?: (event: { currentTarget: HTMLInputElement }) => void;
};

/** One line of text, or several with `rows`. */
export function TextField(props: Props) {
  const { registration, defaultValue, rows, type = 'text', inputMode, autoComplete, ...rest } = props;
  const { placeholder, onFocus, ...frame } = rest;
  const input = { type, inputMode, autoComplete, placeholder, onFocus };
  return (
    <FieldFrame {...frame}>
      {(inputProps) =>
        rows ? (
          <textarea {...registration} {...inputProps} defaultValue={defaultValue} rows={rows} />
        ) : (
          <input {...input} {...registration} {...inputProps} defaultValue={defaultValue} />
        )
      }
    </FieldFrame>
  );
}
