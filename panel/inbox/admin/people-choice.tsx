'use client';

import { text } from '@passarela/contract/text';
import { useField, useTranslation } from '@payloadcms/ui';
import { useId } from 'react';
import controls from '../../parts/ui/controls.module.css';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { type Colleague, mentionOf } from '../colleagues.ts';
import styles from './inbox.module.css';

const ASSIGNEE = {
  label: text('Com quem está', 'Assigned to'),
  nobody: text('Ninguém', 'Nobody'),
  me: text('Ficar com esta', 'Take it'),
};

export function AssigneeChoice({ people, me }: { people: Colleague[]; me: number | null }) {
  const labels = inLanguage(ASSIGNEE, languageOf(useTranslation().i18n));
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

const MENTION = {
  label: text('Chamar alguém na anotação', 'Mention somebody in the note'),
  choose: text('Escolher…', 'Choose…'),
  explain: text(
    'Com @ e o nome, a pessoa vê a anotação no início do painel dela até ser arquivada.',
    'With @ and the name, the person sees the note on their dashboard until the entry is archived.',
  ),
};

export function MentionChoice({ people }: { people: Colleague[] }) {
  const labels = inLanguage(MENTION, languageOf(useTranslation().i18n));
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
