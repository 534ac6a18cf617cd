'use client';

import { useFormModified, useFormProcessing } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { EndAndCountry } from './end-and-country.tsx';
import styles from './packages.module.css';
import { ReadWarnings } from './read-warnings.tsx';
import { useConfirmed } from './use-confirmed.ts';
import { useWarnings } from './use-warnings.ts';

type PausedProps = { acts: string; reason: string; children: ReactNode };

/**
 * Ways to send a package: out of reach while the form has changes, its warnings are not the newest, or nobody has said
 * that they have read those about minors.
 */
export function Paused({ acts, reason, children }: PausedProps) {
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const { isCurrent, country } = useWarnings();
  const confirmed = useConfirmed(`${acts}/confirm-warnings`);
  const isSaved = !isModified && !isProcessing;
  const isPaused = !isSaved || !isCurrent || !confirmed.isRead;
  return (
    <>
      <p className={styles.small} role="status">
        {isModified && reason}
      </p>
      <EndAndCountry country={isCurrent ? country : undefined} isWithMinor={confirmed.isWithMinor} />
      <ReadWarnings confirmed={confirmed} isSaved={isSaved} />
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
