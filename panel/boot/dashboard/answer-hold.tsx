'use client';

import { ConfirmDialog, type DialogLabels } from '../../parts/dialog/confirm-dialog.tsx';

type Props = {
  slug: string;
  count: number;
  decision: 'confirmed' | 'refused';
  labels: DialogLabels;
  question: string;
};

/** Confirms or refuses a large deletion, after asking. */
export function AnswerHold({ slug, count, decision, labels, question }: Props) {
  const answer = async () => {
    const said = await fetch('/cms-api/retention', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ slug, count, decision }),
    }).catch(() => null);
    if (said?.ok) window.location.reload();
    return said?.ok === true;
  };
  return (
    <ConfirmDialog labels={labels} look={decision === 'confirmed' ? 'danger' : 'secondary'} act={answer}>
      <p>{question}</p>
    </ConfirmDialog>
  );
}
