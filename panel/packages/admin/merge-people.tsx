'use client';

import { useState } from 'react';
import { type ActLabels, ServerAct } from '../../parts/act/server-act.tsx';

type Answer = { talent: number; pick: string | null; comment: string };
type Person = { key: string; name: string; answers: readonly Answer[] };
type Talent = { id: number; name: string };

type Props = {
  action: string;
  people: readonly Person[];
  talents: readonly Talent[];
  labels: ActLabels & Record<'question' | 'two' | 'after' | 'answers' | 'differ', string>;
};

/** Talents about whom both of two people answered, and not the same, by name. */
export function differing(talents: readonly Talent[], people: readonly Person[]): string[] {
  const said = (talent: number) =>
    people.flatMap(({ answers }) => answers.find((one) => one.talent === talent) ?? []);
  const [first, second] = people;
  if (!first || !second) return [];
  return talents.flatMap(({ id, name }) => {
    const [one, other] = said(id);
    const isSame = !one || !other || (one.pick === other.pick && one.comment === other.comment);
    return isSame ? [] : [name];
  });
}

/** Makes two people of a package one, whom staff choose by their names. */
export function MergePeople({ action, people, talents, labels }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (key: string) =>
    setChosen((before) => (before.includes(key) ? before.filter((one) => one !== key) : [...before, key]));
  const differ = differing(
    talents,
    people.filter(({ key }) => chosen.includes(key)),
  );
  const start = () => setChosen(people.length === 2 ? people.map(({ key }) => key) : []);
  return (
    <ServerAct
      act={action}
      body={{ people: chosen }}
      after="reload"
      labels={labels}
      missing={chosen.length === 2 ? '' : labels.two}
      onOpen={start}
    >
      <fieldset>
        <legend>{labels.question}</legend>
        {people.map(({ key, name, answers }) => (
          <p key={key}>
            <label>
              <input type="checkbox" checked={chosen.includes(key)} onChange={() => toggle(key)} /> {name} (
              {labels.answers.replace('{count}', String(answers.length))})
            </label>
          </p>
        ))}
      </fieldset>
      {differ.length > 0 && <p role="status">{labels.differ.replace('{names}', differ.join(', '))}</p>}
      <p>{labels.after}</p>
    </ServerAct>
  );
}
