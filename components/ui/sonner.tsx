'use client';

import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { TOAST_MS, UNDO_MS } from '@/lib/domain/constants';
import styles from './sonner.module.scss';

let announceMount: () => void;
const mounted = new Promise<void>((resolve) => {
  announceMount = resolve;
});

export function Sonner({ label }: { label: string }) {
  useEffect(() => announceMount(), []);
  return (
    <Toaster
      containerAriaLabel={label}
      position="bottom-center"
      duration={TOAST_MS}
      visibleToasts={2}
      toastOptions={{ unstyled: true, className: styles.toast ?? '' }}
    />
  );
}

export type Toast = {
  kind: 'success' | 'warning' | 'error';
  text: string;
  /** A message replaces the last one about the same. */
  about?: string;
  /** Undoes the message's action; the message stays longer. */
  undo?: { label: string; onClick: () => void };
};

/** Shows a toast once the toaster is on screen. */
export async function showToast({ kind, text, about, undo }: Toast) {
  await mounted;
  const takeBack = () => {
    undo?.onClick();
    toast.dismiss(id);
  };
  const id = toast[kind](text, {
    ...(about !== undefined && { id: about }),
    action: undo && (
      <button type="button" className={styles.undo} onClick={takeBack}>
        {undo.label}
      </button>
    ),
    duration: undo ? UNDO_MS : TOAST_MS,
  });
}
