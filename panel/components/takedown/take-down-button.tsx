'use client';

import type { Language } from '@passarela/contract';
import { useId, useRef, useState } from 'react';
import { type Receipt, receipt as receiptShape } from '../../takedown/receipt.ts';
import { ReceiptText } from './receipt-text.tsx';
import styles from './takedown.module.css';

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
  const dialog = useRef<HTMLDialogElement>(null);
  const question = useId();
  const [step, setStep] = useState<Step>('asking');
  const isDone = typeof step === 'object';
  const open = () => {
    setStep('asking');
    dialog.current?.showModal();
  };
  const confirm = async () => {
    setStep('busy');
    setStep(await press(action));
  };
  return (
    <>
      <button type="button" className={styles.start} onClick={open}>
        {labels.start}
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={labels.start}
        aria-describedby={question}
        onCancel={(event) => step === 'busy' && event.preventDefault()}
        onClose={() => isDone && window.location.reload()}
      >
        <div id={question} role={isDone ? 'status' : step === 'failed' ? 'alert' : undefined}>
          {isDone ? (
            <ReceiptText receipt={step} language={language} />
          ) : (
            <p>{step === 'failed' ? labels.failed : labels.question}</p>
          )}
        </div>
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.close}
            disabled={step === 'busy'}
            onClick={() => dialog.current?.close()}
          >
            {isDone ? labels.close : labels.cancel}
          </button>
          {!isDone && (
            <button
              type="button"
              className={`${styles.close} ${styles.confirm}`}
              disabled={step === 'busy'}
              onClick={confirm}
            >
              {labels.confirm}
            </button>
          )}
        </div>
      </dialog>
    </>
  );
}
