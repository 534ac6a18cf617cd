import { type ComponentType, useState } from 'react';
import { isUsualPhone, tidyPhone } from '@/lib/forms/phone';
import { TextField, useTidyField } from './fields';
import type { MaskProps } from './mask';

/** A tidy field with a mask, which it works without: fetched at the first focus, removed when the focus leaves. */
export function useMaskedField(name: string, kind: MaskProps['kind'], tidy: (typed: string) => string) {
  const [loaded, setLoaded] = useState<{ Mask: ComponentType<MaskProps> } | null>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const field = useTidyField(name, (typed) => {
    setInput(null);
    return tidy(typed);
  });
  return {
    ...field,
    onFocus: (event: { currentTarget: HTMLInputElement }) => {
      setInput(event.currentTarget);
      import('./mask').then(setLoaded, () => null);
    },
    /** Stands anywhere beside the input: it renders nothing. */
    mask: loaded && input && <loaded.Mask kind={kind} input={input} onChange={field.registration.onChange} />,
  };
}

type Props = {
  name: string;
  /** Why it is asked. */
  hint?: string | undefined;
  optional?: string | undefined;
};

/** A phone number: Brazilian ones get +55; one that looks incomplete is flagged and sent all the same. */
export function PhoneField({ name, hint: why, optional }: Props) {
  const { errors, frame, registration, left, onFocus, mask } = useMaskedField(name, 'phone', tidyPhone);
  const isFlagged = left !== '' && !isUsualPhone(left);
  return (
    <>
      <TextField
        name={name}
        optional={optional}
        hint={isFlagged || !why ? errors.phone : why}
        isHintVisible={why ? undefined : isFlagged && !frame.error}
        registration={registration}
        onFocus={onFocus}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+55 (11) 99999-9999"
      />
      {mask}
    </>
  );
}
