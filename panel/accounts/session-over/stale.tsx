'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import dialogs from '../../parts/dialog/dialog.module.css';
import controls from '../../parts/ui/controls.module.css';
import { openAlone } from './open-alone.ts';
import styles from './session.module.css';
import type { WORDS } from './words.ts';

type Props = { form: string; words: Record<keyof typeof WORDS, string>; onClose: () => void };

/** Somebody else saved meanwhile: links to the stored state, in another tab, above the input. */
export function Stale({ form, words, onClose }: Props) {
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
      <h2 id={title}>{words.stale}</h2>
      <p id={about}>{words.staleAbout}</p>
      <div className={dialogs.actions}>
        <button type="button" className={controls.secondary} onClick={onClose}>
          {words.backToMine}
        </button>
        <a className={controls.primary} href={form} target="_blank" rel="noreferrer" onClick={onClose}>
          {words.openStored}
        </a>
      </div>
    </dialog>
  );
}
