import type { FieldProps } from '../ui/field-frame';
import { TextField } from '../ui/text-field';

type Props = FieldProps & { name: string; optional?: string };

const ignore = async () => undefined;

/** A place to type for visitors without JS: the lists of the cascade need it. */
export function TypedLocation({ name, ...field }: Props) {
  return (
    <noscript>
      <TextField {...field} registration={{ name, onChange: ignore, onBlur: ignore, ref: () => undefined }} />
    </noscript>
  );
}
