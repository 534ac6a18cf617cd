'use client';

import { useModal } from '@payloadcms/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

/** Payload's cross of an entry in a drawer: it asks before it drops changes. */
const CROSS = '.doc-drawer__header-close';

/** Escape closes what is on top alone. Payload's own closes a drawer below a dialog, and drops its changes unasked. */
export function CloseTopmost({ children }: { children: ReactNode }) {
  const { modalState } = useModal();
  const topmost = useEffectEvent(() => {
    const open = Object.entries(modalState).filter(([, modal]) => modal?.isOpen);
    const [slug = ''] =
      open.sort(([, a], [, b]) => Number(b.openedOn ?? 0) - Number(a.openedOn ?? 0))[0] ?? [];
    return slug ? document.getElementById(slug) : null;
  });
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // the browser closes its own dialog, whoever hears the key
      if (document.querySelector('dialog:modal')) return event.stopImmediatePropagation();
      const cross = topmost()?.querySelector(CROSS);
      if (!(cross instanceof HTMLElement)) return;
      event.stopImmediatePropagation();
      const { activeElement } = document;
      const isList = activeElement?.getAttribute('aria-expanded') === 'true';
      if (isList && activeElement instanceof HTMLElement) {
        // an open list of choices closes when it is left
        activeElement.blur();
        return activeElement.focus();
      }
      cross.click();
    };
    window.addEventListener('keydown', close, true);
    return () => window.removeEventListener('keydown', close, true);
  }, []);
  return children;
}
