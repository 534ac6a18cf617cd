'use client';

import { useState } from 'react';
import { ConfirmDialog, type DialogLabels } from '../../parts/dialog/confirm-dialog.tsx';

type Props = {
  action: string;
  people: readonly { key: string; name: string; answers: readonly unknown[] }[];
  labels: DialogLabels & Record<'question' | 'after' | 'answers', string>;
};

/** Makes two people of a package one, whom staff choose by their names. */
export function MergePeople({ action, people, labels }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (key: string) =>
    setChosen((before) => (before.includes(key) ? before.filter((one) => one !== key) : [...before, key]));
  const merge = async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ people: chosen });
    const answer = await fetch(action, { method: 'POST', headers, body }).catch(() => null);
    if (answer?.ok) window.location.reload();
    return answer?.ok === true;
  };
  const start = () => setChosen(people.length === 2 ? people.map(({ key }) => key) : []);
  return (
    <ConfirmDialog
      labels={labels}
      look="secondary"
      act={merge}
      canConfirm={chosen.length === 2}
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
      <p>{labels.after}</p>
    </ConfirmDialog>
  );
}
