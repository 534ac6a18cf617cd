'use client';

import { useField } from '@payloadcms/ui';
import { useId } from 'react';
import controls from '../../parts/ui/controls.module.css';
import type { Colleague } from '../colleagues.ts';
import { mentionOf } from '../mentions.ts';
import styles from './inbox.module.css';

type Props = { people: Colleague[]; labels: Record<'label' | 'choose' | 'explain', string> };

export function MentionChoice({ people, labels }: Props) {
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
