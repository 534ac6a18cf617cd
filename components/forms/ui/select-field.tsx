import { memo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame, type FrameProps } from './field-frame';

type Choices = readonly { value: string; shown: string }[];
type Props = FrameProps & {
  registration: UseFormRegisterReturn;
  defaultValue: string;
  empty: string;
  options: Choices;
  isDisabled?: boolean;
  isBusy?: boolean;
};

/** Rendered once per list: the form is rendered at every change, and 250 countries are many. */
const Options = memo(({ options }: { options: Choices }) =>
  options.map(({ value, shown }) => (
    <option key={value} value={value}>
      {shown}
    </option>
  )),
);

/** A list to choose from: the system's own, which every phone and reader knows. */
export function SelectField({
  registration,
  defaultValue,
  empty,
  options,
  isDisabled,
  isBusy,
  ...frame
}: Props) {
  return (
    <FieldFrame {...frame}>
      {(inputProps) => (
        <select
          {...registration}
          {...inputProps}
          defaultValue={defaultValue}
          disabled={isDisabled}
          aria-busy={isBusy}
        >
          <option value="">{empty}</option>
          <Options options={options} />
        </select>
      )}
    </FieldFrame>
  );
}
