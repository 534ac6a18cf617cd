import { useMemo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame, type FrameProps } from './field-frame';

type Choices = readonly { value: string; label: string }[];
type Props = FrameProps & {
  registration: UseFormRegisterReturn;
  defaultValue: string;
  empty: string;
  options: Choices;
  isDisabled?: boolean;
  isBusy?: boolean;
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function optionsHtml(empty: string, options: Choices, chosen: string): { __html: string } {
  const written = [{ value: '', label: empty }, ...options].map(({ value, label }) => {
    const selected = value === chosen ? ' selected' : '';
    return `<option value="${escaped(value)}"${selected}>${escaped(label)}</option>`;
  });
  return { __html: written.join('') };
}

/**
 * A native select, its options not hydrated: 430 of them were most of the hydration (docs/decisions/application.md).
 */
export function SelectField({
  registration,
  defaultValue,
  empty,
  options,
  isDisabled,
  isBusy,
  ...frame
}: Props) {
  const inner = useMemo(() => optionsHtml(empty, options, defaultValue), [empty, options, defaultValue]);
  return (
    <FieldFrame {...frame}>
      {(inputProps) => (
        <select
          {...registration}
          {...inputProps}
          disabled={isDisabled}
          aria-busy={isBusy}
          dangerouslySetInnerHTML={inner}
        />
      )}
    </FieldFrame>
  );
}
