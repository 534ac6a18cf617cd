import { type ComponentType, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { isUsualPhone, tidyPhone } from '@/lib/forms/phone';
import { TextField, useField } from './fields';
import type { MaskProps } from './mask';

/** A mask for an input that works without it: fetched at the first focus, removed when the focus leaves. */
export function useMask(kind: MaskProps['kind']) {
  const [loaded, setLoaded] = useState<{ Mask: ComponentType<MaskProps> } | null>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  return {
    guide: (event: { currentTarget: HTMLInputElement }) => {
      setInput(event.currentTarget);
      import('./mask').then(setLoaded, () => null);
    },
    release: () => setInput(null),
    /** Stands anywhere beside the input: it renders nothing. */
    maskFor: ({ onChange }: UseFormRegisterReturn) =>
      loaded && input && <loaded.Mask kind={kind} input={input} onChange={onChange} />,
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
  const { form, errors, frame, register } = useField(name);
  const [unusual, setUnusual] = useState('');
  const { guide, release, maskFor } = useMask('phone');
  const leave = ({ target }: { target: { value: string } }) => {
    release();
    const whole = tidyPhone(target.value);
    if (whole !== target.value) form?.setValue(name, whole, { shouldDirty: true });
    setUnusual(isUsualPhone(whole) ? '' : whole);
  };
  const registration = register({ onBlur: leave });
  const isFlagged = unusual !== '' && form?.getValues(name) === unusual;
  return (
    <>
      <TextField
        name={name}
        optional={optional}
        hint={isFlagged || !why ? errors.phone : why}
        isHintVisible={why ? undefined : isFlagged && !frame.error}
        registration={registration}
        onFocus={guide}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+55 (11) 99999-9999"
      />
      {maskFor(registration)}
    </>
  );
}
