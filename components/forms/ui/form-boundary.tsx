'use client';

import type { FormName } from '@passarela/contract/forms';
import { atom, useAtomValue } from 'jotai';
import { Component, type ReactNode } from 'react';
import type { FormAnswer } from '@/lib/forms/answer';
import styles from './form.module.scss';
import type { FormTexts } from './texts';

type LastSend = FormAnswer | 'sending';

const lastSendsAtom = atom<Partial<Record<FormName, LastSend | null>>>({});

/** The result of each visible form's send, null once cleared; outlives the form itself. */
export const sendAtom = atom(
  (get) => get(lastSendsAtom),
  (_get, set, name: FormName, send: LastSend | null) =>
    set(lastSendsAtom, (sends) => ({ ...sends, [name]: send })),
);

type ReceivedProps = { texts: { received: string; receivedPlain: string }; reference: string | null };

/** The confirmation with its reference (`{reference}` in the text), which never breaks at the end of a line. */
export function Received({ texts, reference }: ReceivedProps) {
  if (reference === null) return texts.receivedPlain;
  const [before, after] = texts.received.split('{reference}');
  return (
    <>
      {before}
      <strong className={styles.reference}>{reference}</strong>
      {after}
    </>
  );
}

type Props = {
  name: FormName;
  texts: Pick<FormTexts, 'received' | 'receivedPlain' | 'sending' | 'broken' | 'reload'>;
  children: ReactNode;
};

/** In place of a form that broke: the result of its last send, which may still be under way. */
function BrokenForm({ name, texts }: Pick<Props, 'name' | 'texts'>) {
  const send = useAtomValue(sendAtom)[name];
  const isUnderWay = send === 'sending';
  const stored = send && !isUnderWay && send.status === 'sent' ? send : null;
  return (
    <div className={styles.broken}>
      <p role="status">
        {isUnderWay && <span>{texts.sending}</span>}
        {stored && (
          <span className={styles.received}>
            <Received texts={texts} reference={stored.reference} />
          </span>
        )}
      </p>
      <p role="alert">{stored || isUnderWay ? '' : texts.broken}</p>
      {!isUnderWay && (
        <button type="button" className={styles.clear} onClick={() => window.location.reload()}>
          {texts.reload}
        </button>
      )}
    </div>
  );
}

/** Catches errors inside a form, so that a stored entry is never called failed (docs/decisions/changed-pages.md). */
export class FormBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override render() {
    const { children, ...props } = this.props;
    return this.state.isBroken ? <BrokenForm {...props} /> : children;
  }
}
