'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { z } from 'zod/mini';
import { type ActLabels, ServerAct } from '../../parts/act/server-act.tsx';

type Props = { action: string; back: string; question: string; labels: ActLabels; children?: ReactNode };

const deleted = z.record(z.string(), z.number());

/** Confirms, posts, and shows the deletion in place of this page: Back leads to no deleted person. */
export function ForgetButton({ action, back, question, labels, children }: Props) {
  const isGone = useRef(false);
  // Payload's own listener, which would ask about unsaved notes on a deleted person, comes after this one: browsers
  // call those of a window in their order, capturing or not
  useEffect(() => {
    const quiet = (event: Event) => isGone.current && event.stopImmediatePropagation();
    window.addEventListener('beforeunload', quiet);
    return () => window.removeEventListener('beforeunload', quiet);
  }, []);
  const leave = (gone: Record<string, number> | null) => {
    isGone.current = true;
    const count = Object.values(gone ?? {}).reduce((sum, count) => sum + count, 0);
    window.location.replace(`${back}?deleted=${count}`);
  };
  return (
    <ServerAct labels={labels} look="danger" role="alertdialog" act={action} shape={deleted} after={leave}>
      <p>{question}</p>
      {children}
    </ServerAct>
  );
}
