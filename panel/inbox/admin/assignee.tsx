import { text } from '@passarela/contract/text';
import type { RelationshipFieldServerComponent } from 'payload';
import { findById } from '../../platform/db/find.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { colleagues } from '../colleagues.ts';
import { AssigneeChoice } from './assignee-choice.tsx';

const LABELS = {
  label: text('Com quem está', 'Assigned to'),
  nobody: text('Ninguém', 'Nobody'),
  me: text('Ficar com esta', 'Take it'),
};

/** Gives an entry to any colleague of the inbox, whoever may open their account. */
export const Assignee: RelationshipFieldServerComponent = async ({ data, i18n, payload, user }) => {
  const people = await colleagues(payload);
  const now = Number(data.assigned_to);
  const former = now && !people.some(({ id }) => id === now) ? await findById(payload, 'users', now) : null;
  return (
    <AssigneeChoice
      people={former ? [...people, { id: former.id, name: former.name }] : people}
      me={people.find(({ id }) => id === user?.id)?.id ?? null}
      labels={inLanguage(LABELS, languageOf(i18n))}
    />
  );
};
