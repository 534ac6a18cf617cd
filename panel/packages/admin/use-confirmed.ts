import { useEffect, useState } from 'react';
import { GRAVE } from '../grave.ts';
import { askAgain, useWarnings } from './use-warnings.ts';

/** The talents with grave warnings, and whether somebody has read these, as the server stored. */
export function useConfirmed(action: string) {
  const { warnings, isCurrent } = useWarnings();
  const [pressed, setPressed] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [sending, setSending] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const isPending = sending > 0 || !isCurrent;
  useEffect(() => {
    if (!isPending) setPressed(new Map());
  }, [isPending]);
  const people = warnings
    // no tick shows a minor without a guardian
    .filter((one) => !one.warnings.includes('guardian'))
    .map((one) => ({ ...one, warnings: GRAVE.filter((grave) => one.warnings.includes(grave)) }))
    .filter((one) => one.warnings.length > 0)
    // until the server's next word a tick stays as it was pressed
    .map((one) => ({ ...one, isRead: (isPending ? pressed.get(one.id) : undefined) ?? !one.isUnread }));
  const confirm = async (id: number, isRead: boolean): Promise<boolean> => {
    setPressed(new Map([...pressed, [id, isRead]]));
    setSending((count) => count + 1);
    const talents = people.filter((one) => one.id === id).map((one) => ({ id, warnings: one.warnings }));
    const answer = await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ isRead, talents }),
    }).catch(() => null);
    setFailed(answer?.ok !== true);
    if (!answer?.ok) setPressed(new Map());
    askAgain();
    setSending((count) => count - 1);
    return answer?.ok === true;
  };
  return {
    people,
    isWithMinor: warnings.some(({ warnings }) => warnings.includes('minor') || warnings.includes('undated')),
    unguarded: warnings.flatMap((one) => (one.warnings.includes('guardian') ? [one.name] : [])).join(', '),
    hidden: people.flatMap(({ name, isUnread }) => (isUnread ? [name] : [])).join(', '),
    hasFailed,
    confirm,
  };
}
