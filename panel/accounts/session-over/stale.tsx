'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import dialogs from '../../parts/act/act.module.css';
import controls from '../../parts/ui/controls.module.css';
import type { LABELS } from './labels.ts';
import { openAlone } from './open-alone.ts';
import styles from './session.module.css';

type Props = {
  form: string;
  /** The server's, which names whoever saved last. */
  sentence: string;
  labels: Record<keyof typeof LABELS, string>;
  onClose: () => void;
};

/** A newer state was saved meanwhile: links to the stored state, in another tab, above the input. */
export function Stale({ form, sentence, labels, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, about] = [useId(), useId()];
  useLayoutEffect(() => (dialog.current ? openAlone(dialog.current) : undefined), []);
  return (
    <dialog
      ref={dialog}
      className={`${dialogs.dialog} ${styles.notice}`}
      aria-labelledby={title}
      aria-describedby={about}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={title}>{labels.stale}</h2>
      <p id={about}>
        {sentence} {labels.staleAbout}
      </p>
      <div className={dialogs.actions}>
        <button type="button" className={controls.secondary} onClick={onClose}>
          {labels.backToMine}
        </button>
        <a className={controls.primary} href={form} target="_blank" rel="noreferrer" onClick={onClose}>
          {labels.openStored}
        </a>
      </div>
    </dialog>
  );
}
