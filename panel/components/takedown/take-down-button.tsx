'use client';

import type { Language } from '@passarela/contract';
import { useState } from 'react';
import { type Receipt, receipt as receiptShape } from '../../takedown/receipt.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { ReceiptText } from './receipt-text.tsx';

type Labels = Record<'start' | 'question' | 'confirm' | 'cancel' | 'failed' | 'close', string>;
type Props = { action: string; language: Language; labels: Labels };
type Step = 'asking' | 'busy' | 'failed' | Receipt;

async function press(action: string): Promise<Step> {
  try {
    const answer = await fetch(action, { method: 'POST' });
    const { data } = receiptShape.safeParse(await answer.json());
    return answer.ok && data ? data : 'failed';
  } catch {
    return 'failed';
  }
}

/** Asks once, takes down, and shows the receipt in the same dialog; the form behind is loaded anew when it closes. */
export function TakeDownButton({ action, language, labels }: Props) {
  const [step, setStep] = useState<Step>('asking');
  const isDone = typeof step === 'object';
  const confirm = async () => {
    setStep('busy');
    setStep(await press(action));
  };
  return (
    <ConfirmDialog
      labels={isDone ? { ...labels, cancel: labels.close } : labels}
      isBusy={step === 'busy'}
      isDone={isDone}
      onOpen={() => setStep('asking')}
      onConfirm={confirm}
      onClose={() => isDone && window.location.reload()}
    >
      <div role={isDone ? 'status' : step === 'failed' ? 'alert' : undefined}>
        {isDone ? (
          <ReceiptText receipt={step} language={language} />
        ) : (
          <p>{step === 'failed' ? labels.failed : labels.question}</p>
        )}
      </div>
    </ConfirmDialog>
  );
}
