'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { z } from 'zod/mini';
import { ConfirmDialog, type DialogLabels } from '../../parts/dialog/confirm-dialog.tsx';

type Props = { action: string; back: string; question: string; labels: DialogLabels; children?: ReactNode };

const deleted = z.record(z.string(), z.number());

async function countOf(answer: Response | null): Promise<number | null> {
  if (!answer?.ok) return null;
  const { data } = deleted.safeParse(await answer.json().catch(() => null));
  return data ? Object.values(data).reduce((sum, count) => sum + count, 0) : null;
}

/** Confirms, posts, and shows the deletion in place of this page: Back leads to no deleted person. */
export function ForgetButton({ action, back, question, labels, children }: Props) {
  const isGone = useRef(false);
  // runs before Payload's own listener, which would ask about unsaved notes on a deleted person
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
      {children}
    </ConfirmDialog>
  );
}
