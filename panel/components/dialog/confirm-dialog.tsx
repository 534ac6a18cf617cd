'use client';

import { type ReactNode, useId, useRef } from 'react';
import controls from '../ui/controls.module.css';
import styles from './dialog.module.css';

type Props = {
  labels: { start: string; confirm: string; cancel: string };
  children: ReactNode;
  /** Acting: nothing can be pressed, and Escape does not close. */
  isBusy: boolean;
  isDone?: boolean;
  canConfirm?: boolean;
  /** An alert dialog interrupts for what cannot be taken back. */
  role?: 'dialog' | 'alertdialog';
  onOpen: () => void;
  onConfirm: () => void;
  onClose?: () => void;
};

/** A button, and the dialog that asks once more before it acts. It holds no form: it may stand in Payload's own. */
export function ConfirmDialog({
  labels,
  children,
  isBusy,
  isDone = false,
  canConfirm = true,
  ...rest
}: Props) {
  const { role, onOpen, onConfirm, onClose } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useId();
  const open = () => {
    onOpen();
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className={`${controls.danger} ${styles.start}`} onClick={open}>
        {labels.start}
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        role={role}
        aria-label={labels.start}
        aria-describedby={content}
        onCancel={(event) => isBusy && event.preventDefault()}
        onClose={onClose}
      >
        <div id={content}>{children}</div>
        <div className={styles.actions}>
          <button
            type="button"
            className={controls.secondary}
            disabled={isBusy}
            onClick={() => dialog.current?.close()}
          >
            {labels.cancel}
          </button>
          {!isDone && (
            <button
              type="button"
              className={controls.danger}
              disabled={isBusy || !canConfirm}
              onClick={onConfirm}
            >
              {labels.confirm}
            </button>
          )}
        </div>
      </dialog>
    </>
  );
}
