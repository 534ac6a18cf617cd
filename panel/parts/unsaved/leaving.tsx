'use client';

import {
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** The browser's Navigation API, which TypeScript's types lack in part. */
type NavigateEvent = Event & { navigationType?: string };

/** Renders nothing: Back and Forward ask before they drop unsaved input. Links inside the panel ask already. */
export function AskBeforeBack() {
  const isModified = useFormModified();
  const { t } = useTranslation();
  useEffect(() => {
    const navigation: unknown = Reflect.get(window, 'navigation');
    if (!isModified || !(navigation instanceof EventTarget)) return;
    const ask = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      if (!window.confirm(t('general:changesNotSaved'))) event.preventDefault();
    };
    navigation.addEventListener('navigate', ask);
    return () => navigation.removeEventListener('navigate', ask);
  }, [isModified, t]);
  return null;
}

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

/**
 * At the first paint Payload's list writes its query into the address with the state `null`, before the router
 * notices: Back from an entry would leave the entry on the screen. This effect runs between both, and puts it back.
 */
export function KeepState({ children }: { children: ReactNode }) {
  const state = useRef<unknown>(null);
  useLayoutEffect(() => {
    state.current = window.history.state;
  }, []);
  useEffect(() => {
    if (window.history.state === null) window.history.replaceState(state.current, '');
  }, []);
  return children;
}

/** Renders nothing: after a refused save the form still counts as changed, else Payload's Save stays disabled. */
export function StayModified() {
  const [isModified, isProcessing, isSubmitted] = [
    useFormModified(),
    useFormProcessing(),
    useFormSubmitted(),
  ];
  const { setModified } = useForm();
  useEffect(() => {
    // a save that worked clears `submitted`
    if (isSubmitted && !isProcessing && !isModified) setModified(true);
  }, [isSubmitted, isProcessing, isModified, setModified]);
  return null;
}

const DRAWN_MS = 1_000;
const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Renders nothing: a refused save leads to the first marked field, which may be out of sight. */
export function ToFirstError() {
  const [isProcessing, isSubmitted] = [useFormProcessing(), useFormSubmitted()];
  useEffect(() => {
    if (isProcessing || !isSubmitted) return;
    const until = performance.now() + DRAWN_MS;
    // The errors are drawn after this, on a slow machine some frames later; one that the server has not answered for
    // yet goes again.
    let led: Element | null = null;
    const lead = () => {
      const field = document.querySelector('.field-error')?.closest('.field-type') ?? null;
      if (field && field !== led && (!led || led.contains(document.activeElement))) {
        led = field;
        const input = field.querySelector(FIELDS);
        if (input instanceof HTMLElement) input.focus({ preventScroll: true });
        field.scrollIntoView({ block: 'center' });
      }
      if (performance.now() < until) frame = requestAnimationFrame(lead);
    };
    let frame = requestAnimationFrame(lead);
    return () => cancelAnimationFrame(frame);
  }, [isProcessing, isSubmitted]);
  return null;
}
