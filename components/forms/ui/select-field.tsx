import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame, type FrameProps } from './field-frame';

type Props = FrameProps & {
  registration: UseFormRegisterReturn;
  start: string;
  /** The first line, which chooses nothing. */
  empty: string;
  options: readonly { value: string; shown: string }[];
  isDisabled?: boolean;
  isBusy?: boolean;
};

/** A list to choose from: the system's own, which every phone and reader knows. */
export function SelectField({ registration, start, empty, options, isDisabled, isBusy, ...frame }: Props) {
  return (
    <FieldFrame {...frame}>
      {(tied) => (
        <select {...registration} {...tied} defaultValue={start} disabled={isDisabled} aria-busy={isBusy}>
          <option value="">{empty}</option>
          {options.map(({ value, shown }) => (
            <option key={value} value={value}>
              {shown}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
