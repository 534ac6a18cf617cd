'use client';

import { useFormModified, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';

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
