import type { RelationshipFieldServerComponent, UIFieldServerComponent } from 'payload';
import { findById } from '../../platform/db/find.ts';
import { colleagues } from '../colleagues.ts';
import { AssigneeChoice, MentionChoice } from './people-choice.tsx';

/** Gives an entry to any colleague of the inbox, whoever may open their account. */
export const Assignee: RelationshipFieldServerComponent = async ({ data, payload, user }) => {
  const people = await colleagues(payload);
  const now = Number(data.assigned_to);
  const former = now && !people.some(({ id }) => id === now) ? await findById(payload, 'users', now) : null;
  return (
    <AssigneeChoice
      people={former ? [...people, { id: former.id, name: former.name }] : people}
      me={people.find(({ id }) => id === user?.id)?.id ?? null}
    />
  );
};

/** Puts a colleague's name into the staff notes; the colleague's dashboard lists the entry. */
export const Mention: UIFieldServerComponent = async ({ payload, user }) => {
  const others = (await colleagues(payload)).filter(({ id }) => id !== user?.id);
  if (others.length === 0) return null;
  return <MentionChoice people={others} />;
};
