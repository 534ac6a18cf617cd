'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { call } from '../../../parts/act/call.ts';
import controls from '../../../parts/ui/controls.module.css';
import styles from './takedown.module.css';

type Label = 'gone' | 'show' | 'shown' | 'failed';
/** `action`: for those who send packages. */
type Props = { action: string | null; labels: Record<Label, string> };

/** Beside the form of a talent who is published again: clients still read “unavailable”, and the way to end that. */
export function ShowAgain({ action, labels }: Props) {
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
