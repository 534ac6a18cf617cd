'use client';

import { text } from '@passarela/contract/text';
import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { languageOf } from '../../platform/reference/language.ts';

const MARK = text('Selecionar', 'Select');
const BOXES = '.select-row__checkbox input:is([aria-label=""], :not([aria-label]))';

/** Screen readers hear whose box it is: Payload draws the boxes of its tables without a name, and has no option. */
export function NameBoxes({ children }: { children: ReactNode }) {
  const language = languageOf(useTranslation().i18n);
  useEffect(() => {
    const name = () => {
      for (const box of document.querySelectorAll(BOXES)) {
        const words = box.closest('tr')?.querySelector('td:not(.cell-_select)')?.textContent?.trim();
        if (words) box.setAttribute('aria-label', `${MARK[language]} ${words}`);
      }
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [language]);
  return children;
}
