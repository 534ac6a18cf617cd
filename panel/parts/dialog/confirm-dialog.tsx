'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../ui/buttons.tsx';
import controls from '../ui/controls.module.css';
import styles from './dialog.module.css';

/** The texts of a confirmation dialog; `close` only if the dialog shows a result. */
export type DialogLabels = Record<'start' | 'confirm' | 'cancel' | 'failed', string> & { close?: string };

type Props = {
  labels: DialogLabels;
  /** Tells buttons with the same text apart. */
  about?: string;
  children: ReactNode;
  /** Shown in place of the question once the act is done. Without one the page leaves. */
  result?: ReactNode;
  /** Why it cannot be opened yet; empty if it can. */
  why?: string;
  /** A sentence while something is missing before it can be confirmed. */
  missing?: string;
  look?: 'danger' | 'secondary';
  /** An alert dialog interrupts for irreversible acts. */
  role?: 'dialog' | 'alertdialog';
  /** Does it; false when it did not work. */
  act: () => Promise<boolean>;
  onOpen?: () => void;
  onClose?: () => void;
};

/** A button, and the dialog that asks before it acts. It has no form of its own: it may be inside Payload's. */
export function ConfirmDialog({
  labels,
  about,
  children,
  result,
  why = '',
  missing = '',
  look = 'danger',
  role,
  ...on
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useId();
  const [step, setStep] = useState<'asking' | 'busy' | 'failed'>('asking');
  // busy: nothing can be pressed, and Escape does not close
  const isBusy = step === 'busy' && !result;
  const open = () => {
    setStep('asking');
    on.onOpen?.();
    dialog.current?.showModal();
  };
  const confirm = async () => {
    setStep('busy');
    if (!(await on.act())) setStep('failed');
  };
  const confirmByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // or the form around the dialog is saved
    event.preventDefault();
    if (!missing && !isBusy) confirm();
  };
  const name = about ? `${labels.start}: ${about}` : labels.start;
  return (
    <>
      <Button
        className={`${controls[look]} ${styles.start}`}
        aria-label={about && name}
        why={why}
        onClick={open}
      >
        {labels.start}
      </Button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        role={role}
        aria-label={name}
        aria-describedby={content}
        onCancel={(event) => isBusy && event.preventDefault()}
        onKeyDown={confirmByEnter}
        onClose={on.onClose}
      >
        <div id={content}>
          {result ? <div role="status">{result}</div> : children}
          {step === 'failed' && <p role="alert">{labels.failed}</p>}
        </div>
        <div className={styles.actions}>
          <Button className={controls.secondary} isBusy={isBusy} onClick={() => dialog.current?.close()}>
            {result ? labels.close : labels.cancel}
          </Button>
          {!result && (
            <Button
              className={look === 'danger' ? controls.danger : controls.primary}
              isBusy={isBusy}
              why={missing}
              onClick={confirm}
            >
              {labels.confirm}
            </Button>
          )}
        </div>
      </dialog>
    </>
  );
}
