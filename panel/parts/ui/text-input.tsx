import { type ComponentProps, useId } from 'react';
import controls from './controls.module.css';

export function TextInput({
  label,
  className = '',
  ...input
}: ComponentProps<'input'> & { label: string | undefined }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} className={`${controls.input} ${className}`} required autoComplete="off" {...input} />
    </>
  );
}
