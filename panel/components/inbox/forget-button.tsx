'use client';

import { useEffect, useRef } from 'react';
import { z } from 'zod/mini';
import { ConfirmDialog, type DialogLabels } from '../dialog/confirm-dialog.tsx';

type Props = { action: string; back: string; question: string; labels: DialogLabels };

const deleted = z.record(z.string(), z.number());

/** How many entries an answer says are gone; null when it says nothing of the kind. */
async function countOf(answer: Response | null): Promise<number | null> {
  if (!answer?.ok) return null;
  const { data } = deleted.safeParse(await answer.json().catch(() => null));
  return data ? Object.values(data).reduce((sum, count) => sum + count, 0) : null;
}

/** Asks once more, posts, then shows what was deleted in place of this page: Back does not lead to a person who is gone. */
export function ForgetButton({ action, back, question, labels }: Props) {
  const isGone = useRef(false);
  // listens before Payload does, which would ask about notes not saved: of somebody who is gone there is nothing to keep
  useEffect(() => {
    const leave = (event: Event) => {
      if (isGone.current) event.stopImmediatePropagation();
    };
    window.addEventListener('beforeunload', leave);
    return () => window.removeEventListener('beforeunload', leave);
  }, []);
  const forget = async () => {
    const count = await countOf(await fetch(action, { method: 'POST' }).catch(() => null));
    if (count === null) return false;
    isGone.current = true;
    window.location.replace(`${back}?deleted=${count}`);
    return true;
  };
  return (
    <ConfirmDialog labels={labels} role="alertdialog" act={forget}>
      <p>{question}</p>
    </ConfirmDialog>
  );
}
