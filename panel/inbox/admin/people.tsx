import { text } from '@passarela/contract/text';
import type { RelationshipFieldServerComponent, UIFieldServerComponent } from 'payload';
import { findById } from '../../platform/db/find.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { colleagues } from '../colleagues.ts';
import { AssigneeChoice, MentionChoice } from './people-choice.tsx';

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

const MENTION_LABELS = {
  label: text('Chamar alguém na anotação', 'Mention somebody in the note'),
  choose: text('Escolher…', 'Choose…'),
  explain: text(
    'Com @ e o nome, a pessoa vê a anotação no início do painel dela até ser arquivada.',
    'With @ and the name, the person sees the note on their dashboard until the entry is archived.',
  ),
};

/** Puts a colleague's name into the staff notes; the colleague's dashboard lists the entry. */
export const Mention: UIFieldServerComponent = async ({ i18n, payload, user }) => {
  const others = (await colleagues(payload)).filter(({ id }) => id !== user?.id);
  if (others.length === 0) return null;
  return <MentionChoice people={others} labels={inLanguage(MENTION_LABELS, languageOf(i18n))} />;
};
