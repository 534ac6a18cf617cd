'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { loadAnimation } from '../animation/load-animation';
import { Icon } from '../icon';
import { CLOSE_ICON } from '../icon-paths';
import styles from './sliding-panel.module.scss';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Mounted at the first opening and left mounted: typed text is there at the next one. */
  children: ReactNode;
};

/** A full-screen modal `dialog` that slides in from below and can be thrown shut by finger or mouse. */
export function SlidingPanel({ isOpen, onClose, title, closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [wasOpened, setWasOpened] = useState(false);

  useEffect(() => {
    if (isOpen) {
      setWasOpened(true);
      dialog.current?.showModal();
    } else dialog.current?.close();
  }, [isOpen]);

  // While it is open it follows the finger downwards, and can be thrown shut.
  useEffect(() => {
    if (!isOpen) return;
    let letGo: (() => void) | undefined;
    let isOver = false;
    void loadAnimation().then((moving) => {
      const [sheet, handle] = [dialog.current, head.current];
      if (isOver || !moving || !sheet || !handle) return;
      letGo = moving.holdSheet(sheet, { axis: 'y', handle, onThrown: () => sheet.close() });
    });
    return () => {
      isOver = true;
      letGo?.();
    };
  }, [isOpen]);

  return (
    <dialog ref={dialog} className={styles.panel} aria-labelledby={titleId} onClose={onClose}>
      <div ref={head} className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon path={CLOSE_ICON} size={28} />
        </button>
      </div>
      <div className={styles.content}>{wasOpened && children}</div>
    </dialog>
  );
}
