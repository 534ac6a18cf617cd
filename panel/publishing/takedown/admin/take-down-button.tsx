'use client';

import type { Language } from '@passarela/contract';
import { useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { ConfirmDialog, type DialogLabels } from '../../../parts/dialog/confirm-dialog.tsx';
import { type Receipt, receipt as receiptShape } from '../receipt.ts';
import { ReceiptText } from './receipt-text.tsx';

type Props = { action: string; language: Language; question: string; labels: DialogLabels };

/** Confirms, takes down, and shows the receipt in the dialog; closing it reloads the form behind. */
export function TakeDownButton({ action, language, question, labels }: Props) {
  const [receipt, setReceipt] = useState<Receipt>();
  // as stored, also after a save; files have no status
  const isDraft = useDocumentInfo().savedDocumentData?.status === 'draft';
  const takeDown = async () => {
    const answer = await fetch(action, { method: 'POST' }).catch(() => null);
    const { data } = receiptShape.safeParse(await answer?.json().catch(() => null));
    setReceipt(answer?.ok ? data : undefined);
    return answer?.ok === true && data !== undefined;
  };
  if (isDraft) return null;
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
