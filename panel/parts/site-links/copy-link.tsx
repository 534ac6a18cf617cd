'use client';

import { useState } from 'react';
import styles from './site-links.module.css';

const SHOWN_MS = 3_000;

type Props = { address: string; label: string; done: string; className?: string | undefined };

/** Copies an address, or another text, and says so for a moment. */
export function CopyLink({ address, label, done, className = styles.copy }: Props) {
  const [isDone, setDone] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setDone(true);
    setTimeout(() => setDone(false), SHOWN_MS);
  };
  return (
    <button type="button" className={className} onClick={copy}>
      <span aria-live="polite">{isDone ? done : label}</span>
    </button>
  );
}
