'use client';

import type { Language } from '@passarela/contract';
import { useState } from 'react';
import { type Receipt, receipt as receiptShape } from '../../takedown/receipt.ts';
import { ConfirmDialog, type DialogLabels } from '../dialog/confirm-dialog.tsx';
import { ReceiptText } from './receipt-text.tsx';

type Props = { action: string; language: Language; question: string; labels: DialogLabels };

/** Asks once, takes down, and shows the receipt in the same dialog; the form behind is loaded anew when it closes. */
export function TakeDownButton({ action, language, question, labels }: Props) {
  const [receipt, setReceipt] = useState<Receipt>();
  const takeDown = async () => {
    const answer = await fetch(action, { method: 'POST' }).catch(() => null);
    const { data } = receiptShape.safeParse(await answer?.json().catch(() => null));
    setReceipt(answer?.ok ? data : undefined);
    return answer?.ok === true && data !== undefined;
  };
  return (
    <ConfirmDialog
      labels={labels}
      result={receipt && <ReceiptText receipt={receipt} language={language} />}
      act={takeDown}
      onClose={() => receipt && window.location.reload()}
    >
      <p>{question}</p>
    </ConfirmDialog>
  );
}
