'use client';

import {
  Component,
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useCallback,
  useState,
} from 'react';
import type { Messages } from '@/components/ui/client-texts';
import type { FormAnswer } from '@/lib/forms/answer';
import type { Texts } from './draft';
import styles from './form.module.scss';

export type Phase = 'idle' | 'sending' | 'sent';

/** A form's last send: how far it is, its answer, and the texts that it took along. Empty before the first. */
type Send = { phase?: Phase; outcome?: FormAnswer | null; sent?: Texts };

const SendContext = createContext<[Send, Dispatch<SetStateAction<Send>>] | null>(null);

/** The last send of the form in this boundary, which outlives the form; before the first what the page came with. */
export function useSend(answer: FormAnswer | null) {
  const own = useState<Send>({});
  const [{ phase = 'idle', outcome = answer, sent = {} }, setSend] = use(SendContext) ?? own;
  const change = useCallback((next: Send) => setSend((last) => ({ ...last, ...next })), [setSend]);
  return [{ phase, outcome, sent }, change] as const;
}

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
  texts: Pick<Messages['Form'], 'received' | 'receivedPlain' | 'sending' | 'broken' | 'reload'>;
  children: ReactNode;
};

/** In place of a form that broke: the result of its last send, which may still be under way. */
function BrokenForm({ texts }: Pick<Props, 'texts'>) {
  const [{ phase, outcome }] = useSend(null);
  const isUnderWay = phase === 'sending';
  const stored = outcome?.status === 'sent' ? outcome : null;
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

class Catch extends Component<{ broken: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override render() {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}

/** Catches errors inside a form, so that a stored entry is never called failed (docs/decisions/changed-pages.md). */
export const FormBoundary = ({ texts, children }: Props) => (
  <SendContext value={useState<Send>({})}>
    <Catch broken={<BrokenForm texts={texts} />}>{children}</Catch>
  </SendContext>
);
