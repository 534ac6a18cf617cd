'use client';

import { text } from '@passarela/contract/text';
import { useFormFields, useFormModified, useFormProcessing, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { call } from '../../parts/act/call.ts';
import { localDay, storedDay } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { chosenRows } from './chosen-rows.ts';
import styles from './packages.module.css';
import { isAnybodyHidden, ReadWarnings } from './read-warnings.tsx';
import { useWarnings } from './use-warnings.ts';

const END = text('Aberto até {day}.', 'Open until {day}.');
const END_WITH_MINOR = text(
  'Aberto até {day}. Com um menor de idade, o prazo usual é de 7 dias a partir de quando se salva.',
  'Open until {day}. With a minor the usual time is 7 days from the save on.',
);
const COUNTRY = text(
  'País do cliente: {country}. Se não for, mude no cadastro dele: fora do Brasil valem outras regras.',
  'The client’s country: {country}. If it is another, change it in the client’s entry: abroad other rules hold.',
);

const NO_CLIENT = text(
  'Sem cliente: escolha ou crie um, com o país. Fora do Brasil valem outras regras.',
  'No client: choose or make one, with the country. Abroad other rules hold.',
);

type EndAndCountryProps = {
  /** The client's, by its ISO code; null without one, undefined before it is known. */
  country: string | null | undefined;
  isWithMinor: boolean;
};

/** The end of the links, and the country that rules for sending follow: the panel may have set both. */
function EndAndCountry({ country, isWithMinor }: EndAndCountryProps) {
  const language = languageOf(useTranslation().i18n);
  const locale = language === 'pt' ? 'pt-BR' : 'en';
  const end = useFormFields(([fields]) => fields.expires_at?.value);
  const day = typeof end === 'string' && storedDay(localDay(Date.parse(end)));
  return (
    <>
      {day && (
        <p className={isWithMinor ? styles.notice : styles.small}>
          {(isWithMinor ? END_WITH_MINOR : END)[language].replace('{day}', day)}
        </p>
      )}
      {country === null && <p className={styles.small}>{NO_CLIENT[language]}</p>}
      {country && (
        <p className={styles.small}>
          {COUNTRY[language].replace(
            '{country}',
            new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country,
          )}
        </p>
      )}
    </>
  );
}

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
