'use client';

import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** Payload's drawer to cut a picture and to place its focal point: it closes without a question. */
const EDITOR = '.edit-upload';
const TOUCHED = `${EDITOR}__focal-wrapper, ${EDITOR}__reset`;
const CANCEL = `${EDITOR}__cancel`;

const inside = ({ target }: Event, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

/** Cancel and Escape ask before they drop a cut or a focal point that was changed. */
export function AskBeforeUncut({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const changed = useRef<Element | null>(null);
  useEffect(() => {
    const note = (event: Event) => {
      const isChange = event.type === 'input' ? inside(event, EDITOR) : inside(event, TOUCHED);
      if (isChange) changed.current = inside(event, EDITOR);
    };
    const ask = (event: Event) => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (!isEscape && !(event.type === 'click' && inside(event, CANCEL))) return;
      if (!changed.current?.isConnected) return;
      if (window.confirm(t('general:changesNotSaved'))) changed.current = null;
      else {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    const notes = ['input', 'pointerdown'];
    const asks = ['keydown', 'click'];
    for (const type of notes) window.addEventListener(type, note, true);
    for (const type of asks) window.addEventListener(type, ask, true);
    return () => {
      for (const type of notes) window.removeEventListener(type, note, true);
      for (const type of asks) window.removeEventListener(type, ask, true);
    };
  }, [t]);
  return children;
}
