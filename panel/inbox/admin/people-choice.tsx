'use client';

import { useField } from '@payloadcms/ui';
import { useId } from 'react';
import controls from '../../parts/ui/controls.module.css';
import { type Colleague, mentionOf } from '../colleagues.ts';
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

type MentionChoiceProps = { people: Colleague[]; labels: Record<'label' | 'choose' | 'explain', string> };

export function MentionChoice({ people, labels }: MentionChoiceProps) {
  const { value, setValue, disabled } = useField<string>({ path: 'notes' });
  const id = useId();
  const add = (name: string) =>
    setValue([value?.trimEnd(), `${mentionOf(name)} `].filter(Boolean).join('\n'));
  return (
    <div className={styles.assignee}>
      <label htmlFor={id}>{labels.label}</label>
      <select
        id={id}
        className={controls.input}
        disabled={disabled}
        value=""
        aria-describedby={`${id}-explain`}
        onChange={({ target }) => add(target.value)}
      >
        <option value="">{labels.choose}</option>
        {people.map(({ id: person, name }) => (
          <option key={person} value={name}>
            {name}
          </option>
        ))}
      </select>
      <p id={`${id}-explain`} className={styles.small}>
        {labels.explain}
      </p>
    </div>
  );
}
