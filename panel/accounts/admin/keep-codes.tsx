'use client';

import { useState } from 'react';
import controls from '../../parts/ui/controls.module.css';
import styles from './sheet.module.css';

type Props = { text: string; labels: { copy: string; copied: string; print: string } };

export function KeepCodes({ text, labels }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={styles.row}>
      <button type="button" className={controls.secondary} onClick={copy}>
        {labels.copy}
      </button>
      <button type="button" className={controls.secondary} onClick={() => window.print()}>
        {labels.print}
      </button>
      <span role="status">{isCopied && labels.copied}</span>
    </div>
  );
}
