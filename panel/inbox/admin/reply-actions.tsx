'use client';

import { useState } from 'react';
import controls from '../../parts/ui/controls.module.css';
import styles from './inbox.module.css';
import { useAnswered } from './use-answered.ts';

type Label = 'mail' | 'chat' | 'question' | 'yes' | 'no' | 'answered';
type Props = { mail: string; chat: string | null; labels: Record<Label, string> };

/** Opens an answer elsewhere; only staff know whether it was sent, so the entry counts as answered once they say so. */
export function ReplyActions({ mail, chat, labels }: Props) {
  const { isOpen, answered } = useAnswered();
  const [step, setStep] = useState<'idle' | 'asking' | 'answered'>('idle');
  const ask = () => isOpen && setStep('asking');
  const note = () => answered().then((isNew) => isNew && setStep('answered'), console.error);
  return (
    <>
      <div className={styles.actions}>
        <a className={controls.primary} href={mail} onClick={ask}>
          {labels.mail}
        </a>
        {chat && (
          <a
            className={controls.secondary}
            href={chat}
            target="_blank"
            rel="noreferrer noopener"
            onClick={ask}
          >
            {labels.chat}
          </a>
        )}
      </div>
      <div role="status" className={styles.small}>
        {step === 'asking' && <p>{labels.question}</p>}
        {step === 'answered' && <p>{labels.answered}</p>}
      </div>
      {step === 'asking' && (
        <div className={styles.actions}>
          <button type="button" className={controls.secondary} onClick={note}>
            {labels.yes}
          </button>
          <button type="button" className={controls.secondary} onClick={() => setStep('idle')}>
            {labels.no}
          </button>
        </div>
      )}
    </>
  );
}
