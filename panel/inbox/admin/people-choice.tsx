'use client';

import { text } from '@passarela/contract/text';
import { useField, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useId } from 'react';
import controls from '../../parts/ui/controls.module.css';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { type Colleague, mentionOf } from '../colleagues.ts';
import styles from './inbox.module.css';

type Props = {
  label: string;
  /** The first choice, which is nobody. */
  empty: string;
  people: Colleague[];
  value: number | null;
  disabled: boolean;
  explain?: string;
  onChoose: (person: Colleague | undefined) => void;
  children?: ReactNode;
};

function PeopleChoice({ label, empty, people, value, disabled, explain, onChoose, children }: Props) {
  const id = useId();
  return (
    <div className={styles.assignee}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={controls.input}
        disabled={disabled}
        value={value ?? ''}
        aria-describedby={explain && `${id}-explain`}
        onChange={({ target }) => onChoose(people.find((one) => String(one.id) === target.value))}
      >
        <option value="">{empty}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
      {explain && (
        <p id={`${id}-explain`} className={styles.small}>
          {explain}
        </p>
      )}
      {children}
    </div>
  );
}

const ASSIGNEE = {
  label: text('Com quem está', 'Assigned to'),
  empty: text('Ninguém', 'Nobody'),
  me: text('Ficar com esta', 'Take it'),
};

export function AssigneeChoice({ people, me }: { people: Colleague[]; me: number | null }) {
  const { me: takeIt, ...labels } = inLanguage(ASSIGNEE, languageOf(useTranslation().i18n));
  const { value = null, setValue, disabled } = useField<number | null>({ path: 'assigned_to' });
  return (
    <PeopleChoice
      {...{ ...labels, people, value, disabled }}
      onChoose={(person) => setValue(person?.id ?? null)}
    >
      {me !== null && value !== me && !disabled && (
        <button type="button" className={controls.secondary} onClick={() => setValue(me)}>
          {takeIt}
        </button>
      )}
    </PeopleChoice>
  );
}

const MENTION = {
  label: text('Chamar alguém na anotação', 'Mention somebody in the note'),
  empty: text('Escolher…', 'Choose…'),
  explain: text(
    'Com @ e o nome, a pessoa vê a anotação no início do painel dela até ser arquivada.',
    'With @ and the name, the person sees the note on their dashboard until the entry is archived.',
  ),
};

export function MentionChoice({ people }: { people: Colleague[] }) {
  const labels = inLanguage(MENTION, languageOf(useTranslation().i18n));
  const { value, setValue, disabled } = useField<string>({ path: 'notes' });
  return (
    <PeopleChoice
      {...{ ...labels, people, disabled }}
      value={null}
      onChoose={(person) =>
        person && setValue([value?.trimEnd(), `${mentionOf(person.name)} `].filter(Boolean).join('\n'))
      }
    />
  );
}
