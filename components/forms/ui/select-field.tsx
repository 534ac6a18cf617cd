import { type ChangeEventHandler, useMemo } from 'react';
import { FieldFrame, useField } from './fields';

type Choices = readonly { value: string; label: string }[];
type Props = {
  name: string;
  empty: string;
  options: Choices;
  optional?: string | undefined;
  isDisabled?: boolean;
  isBusy?: boolean;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function optionsHtml(empty: string, options: Choices, chosen: string): { __html: string } {
  const written = [{ value: '', label: empty }, ...options].map(({ value, label }) => {
    const selected = value === chosen ? ' selected' : '';
    return `<option value="${escaped(value)}"${selected}>${escaped(label)}</option>`;
  });
  return { __html: written.join('') };
}

/** A native select, its options not hydrated: 430 of them were most of the hydration. */
export function SelectField({ name, empty, options, optional, isDisabled, isBusy, onChange }: Props) {
  const { frame, defaultValue, register } = useField(name, true);
  const registered = register();
  const inner = useMemo(() => optionsHtml(empty, options, defaultValue), [empty, options, defaultValue]);
  return (
    <FieldFrame {...frame} optional={optional}>
      {(inputProps) => (
        <select
          {...registered}
          {...inputProps}
          // Beside the form's, which would remember it for the field that takes this one's place.
          onChange={(event) => {
            void registered.onChange(event);
            onChange?.(event);
          }}
          disabled={isDisabled}
          aria-busy={isBusy}
          dangerouslySetInnerHTML={inner}
        />
      )}
    </FieldFrame>
  );
}
