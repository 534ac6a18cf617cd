'use client';

import { text } from '@passarela/contract/text';
import { useFormModified, useFormProcessing, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { languageOf } from '../../platform/reference/language.ts';
import { EndAndCountry } from './end-and-country.tsx';
import styles from './packages.module.css';
import { useWarnings } from './use-warnings.ts';

type PausedProps = { reason: string; children: ReactNode };

/** A child is not sent in one click. */
const GRAVE = ['minor', 'permit', 'applied'] as const;
const SEEN = text(
  'Li os avisos de “Antes de enviar” sobre: {names}',
  'I have read the warnings of “Before you send it” about: {names}',
);

/**
 * Ways to send a package: out of reach while the form has changes, its warnings are not the newest, or nobody has said
 * that they have read those about minors.
 */
export function Paused({ reason, children }: PausedProps) {
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const language = languageOf(useTranslation().i18n);
  const { isCurrent, warnings, country } = useWarnings();
  const names = warnings
    .filter(({ warnings: about }) => GRAVE.some((one) => about.includes(one)))
    .map(({ name }) => name)
    .join(', ');
  const [read, setRead] = useState('');
  const isPaused = isModified || isProcessing || !isCurrent || read !== names;
  return (
    <>
      <p className={styles.small} role="status">
        {isModified && reason}
      </p>
      <EndAndCountry country={country} isWithMinor={names !== ''} />
      {names && (
        <label className={styles.read}>
          <input
            type="checkbox"
            checked={read === names}
            onChange={({ target }) => setRead(target.checked ? names : '')}
          />{' '}
          {SEEN[language].replace('{names}', names)}
        </label>
      )}
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
