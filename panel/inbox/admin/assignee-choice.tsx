'use client';

import { useField } from '@payloadcms/ui';
import { useId } from 'react';
import controls from '../../parts/ui/controls.module.css';
import type { Colleague } from '../colleagues.ts';
import styles from './inbox.module.css';

type Props = { people: Colleague[]; me: number | null; labels: Record<'label' | 'nobody' | 'me', string> };

export function AssigneeChoice({ people, me, labels }: Props) {
  const { value, setValue, disabled } = useField<number | null>({ path: 'assigned_to' });
  const id = useId();
  return (
    <div className={styles.assignee}>
      <label htmlFor={id}>{labels.label}</label>
      <select
        id={id}
        className={controls.input}
        disabled={disabled}
        value={value ?? ''}
        onChange={({ target }) => setValue(target.value ? Number(target.value) : null)}
      >
        <option value="">{labels.nobody}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
      {me !== null && value !== me && !disabled && (
        <button type="button" className={controls.secondary} onClick={() => setValue(me)}>
          {labels.me}
        </button>
      )}
    </div>
  );
}
