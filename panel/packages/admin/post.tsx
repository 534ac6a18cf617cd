'use client';

import { useState } from 'react';
import styles from './packages.module.css';

type Props = { action: string; labels: Record<'start' | 'busy' | 'done' | 'failed', string> };

/** A button that posts, and says how it went. */
export function Post({ action, labels }: Props) {
  const [state, setState] = useState<keyof Props['labels']>('start');
  const post = async () => {
    setState('busy');
    const answer = await fetch(action, { method: 'POST' }).catch(() => null);
    setState(answer?.ok ? 'done' : 'failed');
  };
  return (
    <button type="button" className={styles.action} disabled={state === 'busy'} onClick={post}>
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}
