'use client';

import type { Language } from '@passarela/contract';
import { useDocumentInfo } from '@payloadcms/ui';
import { type ActLabels, ServerAct } from '../../../parts/act/server-act.tsx';
import { receipt } from '../receipt.ts';
import { ReceiptText } from './receipt-text.tsx';

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
