import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { isUsualPhone } from '@/lib/forms/phone';
import { TextField } from './text-field';
import { useMask } from './use-mask';

type Props = {
  label: string;
  start: string;
  fault: string | undefined;
  /** Said of a number that looks incomplete; it is sent all the same. */
  flag: string | undefined;
  optional?: string | undefined;
  register: (onBlur: (event: { target: { value: string } }) => void) => UseFormRegisterReturn;
};

/** A phone number: the mask +## (##) #####-#### guides, an unusual one is flagged and never refused (SPEC section 5). */
export function PhoneField({ register, flag, fault, ...field }: Props) {
  const [isUnusual, setIsUnusual] = useState(false);
  const { onFocus, release } = useMask('phone');
  const leave = ({ target }: { target: { value: string } }) => {
    release();
    setIsUnusual(target.value !== '' && !isUsualPhone(target.value));
  };
  return (
    <TextField
      {...field}
      fault={fault}
      hint={isUnusual && !fault ? flag : undefined}
      registration={register(leave)}
      onFocus={onFocus}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+55 (11) 99999-9999"
    />
  );
}
