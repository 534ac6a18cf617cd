'use client';

import { ConfirmDialog, type DialogLabels } from '../../../parts/dialog/confirm-dialog.tsx';

type Props = { action: string; back: string; question: string; labels: DialogLabels };

/** Asks, brings the version back, and opens the form as it is then. */
export function RestoreButton({ action, back, question, labels }: Props) {
  const restore = async () => {
    const answer = await fetch(`${action}?depth=0`, { method: 'POST' }).catch(() => null);
    if (!answer?.ok) return false;
    window.location.assign(back);
    return true;
  };
  return (
    <ConfirmDialog labels={labels} look="secondary" act={restore}>
      <p>{question}</p>
    </ConfirmDialog>
  );
}
