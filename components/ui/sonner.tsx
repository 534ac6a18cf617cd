'use client';

import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { TOAST_MS } from '@/lib/domain/constants';
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

/** Shows a toast once the toaster is on screen; a message replaces the last one `about` the same. */
export async function showToast(kind: 'success' | 'warning' | 'error', text: string, about?: string) {
  await mounted;
  toast[kind](text, about === undefined ? {} : { id: about });
}
