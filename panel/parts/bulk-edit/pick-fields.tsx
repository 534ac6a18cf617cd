'use client';

import { ReactSelect, useForm } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useId } from 'react';
import type { Choice } from './choices.ts';

type Props = {
  label: string;
  choices: readonly Choice[];
  stateOf: (formState: FormState, chosen: readonly Choice[]) => Promise<FormState>;
  onPick: (chosen: Choice[]) => void;
};

/** Which fields change; their state comes from the server before they are drawn. */
export function PickFields({ label, choices, stateOf, onPick }: Props) {
  const { dispatchFields, getFields } = useForm();
  const id = useId();
  const pick = async (values: readonly unknown[]) => {
    const chosen = choices.filter(({ value }) => values.includes(value));
    dispatchFields({ type: 'UPDATE_MANY', formState: await stateOf(getFields(), chosen) });
    onPick(chosen);
  };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <ReactSelect
        inputId={id}
        isMulti
        options={choices.map(({ label: name, value }) => ({ label: name, value }))}
        onChange={(picked) => void pick([picked].flat().map(({ value }) => value))}
      />
    </>
  );
}
