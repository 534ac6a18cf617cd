'use client';

import { ConfirmDialog, type DialogLabels } from '../../parts/dialog/confirm-dialog.tsx';

type Props = { action: string; question: string; labels: DialogLabels };

/** Asks, revokes, and shows the package as it is then. */
export function Revoke({ action, question, labels }: Props) {
  const revoke = async () => {
    const answer = await fetch(action, { method: 'POST' }).catch(() => null);
    if (answer?.ok) window.location.reload();
    return answer?.ok === true;
  };
  return (
    <ConfirmDialog labels={labels} role="alertdialog" act={revoke}>
      <p>{question}</p>
    </ConfirmDialog>
  );
}
