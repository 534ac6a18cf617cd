import { type ChangeEvent, useEffect, useId, useState } from 'react';
import field from '@/components/forms/ui/field.module.scss';

type Props = {
  label: string;
  /** The accessible name, for those who do not see the field's neighbours. */
  name?: string;
  value: string;
  maxChars: number;
  onSave: (text: string) => void;
  className?: string | undefined;
  /** Its height if a field does not grow with its text. */
  rows: number;
};

/** A line of text that is stored while typed; the stored text may differ, as without spaces at its ends. */
export function LineField({ label, name, value, maxChars, onSave, className = '', rows }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // After an unfinished edit, or the back/forward cache, the stored text may be another page's.
  useEffect(() => {
    const forget = () => setTyped(null);
    addEventListener('pageshow', forget);
    return () => removeEventListener('pageshow', forget);
  }, []);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(currentTarget.value);
    onSave(currentTarget.value);
  };
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={`${field.input} ${className}`}
        aria-label={name}
        rows={rows}
        value={typed ?? value}
        maxLength={maxChars}
        onBlur={() => setTyped(null)}
        onChange={onChange}
      />
    </div>
  );
}
