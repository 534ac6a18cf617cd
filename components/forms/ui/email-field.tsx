import { clean } from '@passarela/contract/clean';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { likelyEmail } from '@/lib/forms/email-typo';
import type { FieldProps } from './field-frame';
import type { Texts } from './lazy-resolver';
import { TextField } from './text-field';

type Props = FieldProps & {
  name: string;
  form: UseFormReturn<Texts>;
  /** Asks whether `{email}` was meant; the address is sent all the same. */
  question: string;
  autoComplete?: string;
};

/** An e-mail address: pasted extras go; a mistyped well-known domain puts a question and never blocks. */
export function EmailField({ name, form, question, error, ...field }: Props) {
  const [asked, setAsked] = useState('');
  const leave = ({ target }: { target: { value: string } }) => {
    const email = clean(target.value, 'email');
    if (email !== target.value) form.setValue(name, email, { shouldDirty: true });
    setAsked(email);
  };
  const meant = form.getValues(name) === asked ? likelyEmail(asked) : null;
  return (
    <TextField
      {...field}
      error={error}
      hint={question.replace('{email}', meant ?? '')}
      isHintVisible={meant !== null && !error}
      registration={form.register(name, { onBlur: leave })}
      type="email"
      inputMode="email"
    />
  );
}
