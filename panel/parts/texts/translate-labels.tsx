'use client';

import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { languageOf } from '../../platform/reference/language.ts';
import { translateLabel } from './translate-label.ts';

function speak(element: Element): void {
  for (const one of [element, ...element.querySelectorAll('[aria-label]')]) {
    const label = one.getAttribute('aria-label') ?? '';
    const spoken = translateLabel(label);
    if (spoken !== label) one.setAttribute('aria-label', spoken);
  }
}

/** Screen readers hear Portuguese where Payload has English labels in its code, with no option for them. */
export function TranslateLabels({ children }: { children: ReactNode }) {
  const language = languageOf(useTranslation().i18n);
  useEffect(() => {
    if (language !== 'pt') return;
    speak(document.body);
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element) speak(node);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [language]);
  return children;
}
