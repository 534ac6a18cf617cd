'use client';

import { text } from '@passarela/contract/text';
import { useFormFields, useFormModified, useFormProcessing, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { languageOf } from '../../platform/reference/language.ts';
import { call } from '../../parts/act/call.ts';
import { chosenRows } from './chosen-rows.ts';
import { EndAndCountry } from './end-and-country.tsx';
import styles from './packages.module.css';
import { isAnybodyHidden, ReadWarnings } from './read-warnings.tsx';
import { useWarnings } from './use-warnings.ts';

const REASONS = {
  unsaved: text('Salve o pacote para enviar.', 'Save the package to send it.'),
  reading: text('Conferindo os avisos antes de enviar…', 'Checking the warnings before it is sent…'),
  nobody: text(
    'Os links esperam: por enquanto o cliente não veria ninguém deste pacote.',
    'The links wait: so far the client would see nobody of this package.',
  ),
  others: text(
    'Os links já podem ir: mostram só quem já aparece para o cliente.',
    'The links may go already: they show those whom the client sees so far.',
  ),
};

type PausedProps = { acts: string; children: ReactNode };

/**
 * Ways to send a package: out of reach, with the reason, while the form has changes, its warnings are not the newest,
 * or the client would see nobody. Whoever is unread stays hidden from clients, so the others can be sent before.
 */
export function Paused({ acts, children }: PausedProps) {
  const language = languageOf(useTranslation().i18n);
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const { isCurrent, country, warnings } = useWarnings();
  const chosen = useFormFields(([fields]) => chosenRows(fields).filter(Boolean).join());
  const isSaved = !isModified && !isProcessing;
  const isHidden = (id: number) =>
    warnings.some(
      (one) =>
        one.id === id &&
        (one.isUnread || one.warnings.some((about) => about === 'trash' || about === 'taken')),
    );
  const isEmpty = chosen !== '' && chosen.split(',').map(Number).every(isHidden);
  const others = isAnybodyHidden(warnings) ? 'others' : null;
  const isWithMinor = warnings.some((one) =>
    one.warnings.some((about) => about === 'minor' || about === 'undated'),
  );
  const isRead = isCurrent && !isProcessing;
  const reason = isModified ? 'unsaved' : !isRead ? 'reading' : isEmpty ? 'nobody' : others;
  const isPaused = reason !== null && reason !== 'others';
  return (
    <>
      <p className={styles.small} role="status">
        {reason && REASONS[reason][language]}
      </p>
      <EndAndCountry country={isCurrent ? country : undefined} isWithMinor={isWithMinor} />
      <ReadWarnings action={`${acts}/confirm-warnings`} isSaved={isSaved} />
      <div inert={isPaused} className={isPaused ? styles.paused : undefined}>
        {children}
      </div>
    </>
  );
}

type Props = { report: string; children: ReactNode };

/** Links and buttons that send a package from here: a click on one is noted for the talents' lists. */
export function SendLinks({ report, children }: Props) {
  const note = () => void call(report, { method: 'POST', keepalive: true });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicks of the links in it, by keys too
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link or button is a click
    <span style={{ display: 'contents' }} onClick={note}>
      {children}
    </span>
  );
}
