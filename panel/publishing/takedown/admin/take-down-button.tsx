'use client';

import type { Language } from '@passarela/contract';
import { useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { call } from '../../../parts/act/call.ts';
import { type ActLabels, ServerAct } from '../../../parts/act/server-act.tsx';
import controls from '../../../parts/ui/controls.module.css';
import { receipt } from '../receipt.ts';
import { ReceiptText } from './receipt-text.tsx';
import styles from './takedown.module.css';

type Props = { action: string; language: Language; question: string; labels: ActLabels };

/** Confirms, takes down, and shows the receipt in the dialog; closing it reloads the form behind. */
export function TakeDownButton({ action, language, question, labels }: Props) {
  // as stored, also after a save; files have no status
  const isDraft = useDocumentInfo().savedDocumentData?.status === 'draft';
  if (isDraft) return null;
  return (
    <ServerAct
      act={action}
      shape={receipt}
      result={(given) => given && <ReceiptText receipt={given} language={language} />}
      after="reload"
      look="danger"
      labels={labels}
    >
      <p>{question}</p>
    </ServerAct>
  );
}

type Label = 'gone' | 'show' | 'shown' | 'failed';
/** `action`: for those who send packages. */
type ShowAgainProps = { action: string | null; labels: Record<Label, string> };

/** Beside the form of a talent who is published again: clients still read “unavailable”, and the way to end that. */
export function ShowAgain({ action, labels }: ShowAgainProps) {
  const isPublished = useDocumentInfo().savedDocumentData?.status === 'published';
  const [said, setSaid] = useState<'shown' | 'failed' | null>(null);
  if (!isPublished) return null;
  const show = async () => {
    setSaid(action && (await call(action, { method: 'POST' })).isOk ? 'shown' : 'failed');
  };
  return (
    <div className={styles.again}>
      <div role="status">
        {said !== 'shown' && <p>{labels.gone}</p>}
        {said && <p>{labels[said]}</p>}
      </div>
      {action && said !== 'shown' && (
        <button type="button" className={controls.secondary} onClick={show}>
          {labels.show}
        </button>
      )}
    </div>
  );
}
