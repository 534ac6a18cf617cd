import { useState } from 'react';
import { GRAVE } from '../grave.ts';
import type { useWarnings } from './use-warnings.ts';

type Warnings = ReturnType<typeof useWarnings>;

/** The grave warnings of a form, and whether whoever sits here has ticked that they read them, as the server stored. */
export function useConfirmed(action: string, { warnings, again }: Pick<Warnings, 'warnings' | 'again'>) {
  const about = warnings
    .map((one) => ({ ...one, warnings: GRAVE.filter((grave) => one.warnings.includes(grave)) }))
    .filter((one) => one.warnings.length > 0);
  const key = JSON.stringify(about.map(({ id, warnings }) => [id, warnings]));
  const [read, setRead] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const confirm = async (isRead: boolean) => {
    const talents = about.map(({ id, warnings }) => ({ id, warnings }));
    const answer = await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ isRead, talents }),
    }).catch(() => null);
    setFailed(answer?.ok !== true);
    setRead(answer?.ok && isRead ? key : '');
    again();
  };
  const namesOf = (some: typeof about) => some.map(({ name }) => name).join(', ');
  return {
    names: namesOf(about),
    hidden: namesOf(about.filter(({ isUnread }) => isUnread)),
    isRead: about.length === 0 || read === key,
    hasFailed,
    confirm,
  };
}
