'use client';

import { isPick, type Pick } from '@passarela/contract/package-limits';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './answer-desk.module.scss';
import { nameOf, passedAddress, readStored } from './stored';
import { readWaiting, type Waiting, waitingName } from './waiting';

/** The address that asks for nothing twice: by the person who accepted in this browser; empty without one. */
function personAddress(link: string): string {
  const key = readStored(nameOf(link));
  return key && `?p=${encodeURIComponent(key)}`;
}

/** Opens the package by what was typed in this browser: its passcode today, or the name of who accepted. */
export function GoOn({ link, by }: { link: string; by: 'pass' | 'person' }) {
  useEffect(() => {
    const address = by === 'pass' ? passedAddress(link) : personAddress(link);
    if (address) location.replace(address);
  }, [link, by]);
  return null;
}

type Texts = Record<Pick | 'comment', string>;
type Props = { texts: Texts; heading: string; forms: readonly Waiting[]; children?: ReactNode };

function textOf(texts: Texts, { pick, comment }: Waiting['fields']): string {
  return [isPick(pick) && texts[pick], comment && `${texts.comment}: “${comment}”`]
    .filter(Boolean)
    .join('. ');
}

/** Answers that were not saved and whose faces this page does not show: their texts, and nobody's name. */
export const WaitingList = ({ texts, heading, forms, children }: Props) => (
  <section className={styles.who} role="status">
    <p>{heading}</p>
    <ul>
      {forms.map((form) => (
        <li key={JSON.stringify(form)} dir="auto">
          {textOf(texts, form.fields)}
        </li>
      ))}
    </ul>
    {children}
  </section>
);

type HereProps = { link: string; texts: Texts & Record<'waitHere', string> };

/** On the page of a package that does not open: the answers of this browser's person that wait for it, unsaved. */
export function WaitingHere({ link, texts }: HereProps) {
  const [forms, setForms] = useState<readonly Waiting[]>([]);
  useEffect(() => {
    const person = readStored(nameOf(link));
    setForms(
      readWaiting(waitingName(link)).filter((one) => one.talent !== null && one.fields.person === person),
    );
  }, [link]);
  return forms.length > 0 && <WaitingList texts={texts} heading={texts.waitHere} forms={forms} />;
}
