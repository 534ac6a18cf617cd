import { useState } from 'react';
import { GRAVE } from '../grave.ts';
import type { useWarnings } from './use-warnings.ts';

type Warnings = ReturnType<typeof useWarnings>;

/** The talents with grave warnings, and whether somebody has read these, as the server stored. */
export function useConfirmed(action: string, { warnings, again }: Pick<Warnings, 'warnings' | 'again'>) {
  const [pressed, setPressed] = useState<{ of: typeof warnings; ids: readonly number[] }>();
  const [hasFailed, setFailed] = useState(false);
  // until the server's next answer
  const isPressed = (id: number) => pressed?.of === warnings && pressed.ids.includes(id);
  const people = warnings
    .map((one) => ({ ...one, warnings: GRAVE.filter((grave) => one.warnings.includes(grave)) }))
    .filter((one) => one.warnings.length > 0)
    .map((one) => ({ ...one, isRead: isPressed(one.id) ? one.isUnread : !one.isUnread }));
  const confirm = async (id: number, isRead: boolean) => {
    const before = pressed?.of === warnings ? pressed.ids : [];
    setPressed({
      of: warnings,
      ids: [...before.filter((one) => one !== id), ...(isPressed(id) ? [] : [id])],
    });
    const talents = people.filter((one) => one.id === id).map((one) => ({ id, warnings: one.warnings }));
    const answer = await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ isRead, talents }),
    }).catch(() => null);
    setFailed(answer?.ok !== true);
    if (!answer?.ok) setPressed(undefined);
    again();
  };
  return {
    people,
    hidden: people.flatMap(({ name, isUnread }) => (isUnread ? [name] : [])).join(', '),
    isRead: people.every(({ isUnread }) => !isUnread),
    hasFailed,
    confirm,
  };
}
