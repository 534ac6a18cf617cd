'use client';

import { useFormModified, useFormProcessing } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import styles from './packages.module.css';
import { useWarnings } from './use-warnings.ts';

type PausedProps = { reason: string; children: ReactNode };

/** Ways to send a package: out of reach while the form has changes, or its warnings are not the newest. */
export function Paused({ reason, children }: PausedProps) {
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const { isCurrent } = useWarnings();
  const isPaused = isModified || isProcessing || !isCurrent;
  return (
    <>
      <p className={styles.small} role="status">
        {isModified && reason}
      </p>
      <div inert={isPaused} className={isPaused ? styles.paused : undefined}>
        {children}
      </div>
    </>
  );
}

type Props = { report: string; children: ReactNode };

/** Links and buttons that send a package from here: a click on one is noted for the talents' lists. */
export function SendLinks({ report, children }: Props) {
  const note = () => void fetch(report, { method: 'POST', keepalive: true }).catch(() => {});
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicks of the links in it, by keys too
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link or button is a click
    <span style={{ display: 'contents' }} onClick={note}>
      {children}
    </span>
  );
}
