'use client';

import { useFormFields } from '@payloadcms/ui';
import { openField } from './open-field.ts';
import styles from './publish-check.module.css';

type State = 'draft' | 'published';
type Props = { states: Record<State, string>; change: string };

const isState = (value: unknown): value is State => value === 'draft' || value === 'published';

/** The status as the form has it now. */
export function StatusButton({ states, change }: Props) {
  const status = useFormFields(([fields]) => fields?.status?.value);
  if (!isState(status)) return null;
  return (
    <button
      type="button"
      className={`${styles.now} ${styles[status]}`}
      title={change}
      onClick={() => openField('status', -1)}
    >
      {states[status]}
    </button>
  );
}
