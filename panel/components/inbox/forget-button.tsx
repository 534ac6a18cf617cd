'use client';

import { useState } from 'react';
import styles from './inbox.module.css';

type Props = {
  action: string;
  back: string;
  labels: { start: string; question: string; cancel: string; failed: string };
};

/** Asks once more, then posts and goes on to where it says what was deleted. */
export function ForgetButton({ action, back, labels }: Props) {
  const [step, setStep] = useState<'idle' | 'asking' | 'busy' | 'failed'>('idle');
  const forget = async () => {
    setStep('busy');
    const answer = await fetch(action, { method: 'POST' }).catch(() => null);
    if (answer?.ok) window.location.assign(back);
    else setStep('failed');
  };
  if (step === 'idle') {
    return (
      <button type="button" className={styles.danger} onClick={() => setStep('asking')}>
        {labels.start}
      </button>
    );
  }
  return (
    <div className={styles.confirm} role="alertdialog" aria-label={labels.start}>
      <p>{step === 'failed' ? labels.failed : labels.question}</p>
      <button type="button" className={styles.danger} disabled={step === 'busy'} onClick={forget}>
        {labels.start}
      </button>
      <button
        type="button"
        className={styles.secondary}
        disabled={step === 'busy'}
        onClick={() => setStep('idle')}
      >
        {labels.cancel}
      </button>
    </div>
  );
}
