'use client';

import { defaultAnnouncements, defaultScreenReaderInstructions } from '@dnd-kit/core';
import { text } from '@passarela/contract/text';
import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { languageOf } from '../../platform/reference/language.ts';
import {
  dragTexts,
  FILE_LABELS,
  OPTION_MESSAGES,
  translateFileLabels,
  translateLabel,
  translateOptionMessage,
  UPLOAD_BUTTON,
  UPLOAD_PHOTO,
} from './translate-label.ts';

const SPOKEN = ['aria-label', 'aria-roledescription'];
const WITH_SPOKEN = SPOKEN.map((name) => `[${name}]`).join(', ');

function speak(element: Element): void {
  for (const one of [element, ...element.querySelectorAll(WITH_SPOKEN)])
    for (const name of SPOKEN) {
      const label = one.getAttribute(name) ?? '';
      const spoken = translateLabel(label);
      if (spoken !== label) one.setAttribute(name, spoken);
    }
}

function speakFiles(node: Node): void {
  const element = node instanceof Element ? node : node.parentElement;
  const own = element?.closest(FILE_LABELS);
  for (const span of [...(own ? [own] : []), ...(element?.querySelectorAll(FILE_LABELS) ?? [])])
    for (const text of span.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue;
      const spoken = translateFileLabels(text.nodeValue ?? '');
      if (spoken !== text.nodeValue) text.nodeValue = spoken;
    }
}

/** React sets the text again only when its own changes. */
function speakChoices(node: Node): void {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element?.closest('[aria-live], [id$="-live-region"]')) return;
  for (const span of element.matches(OPTION_MESSAGES) ? [element] : element.querySelectorAll(OPTION_MESSAGES))
    for (const text of span.childNodes) {
      const spoken = translateOptionMessage(text.nodeValue ?? '');
      if (spoken !== text.nodeValue) text.nodeValue = spoken;
    }
}

/** Screen readers hear Portuguese where Payload has English labels in its code, with no option for them. */
export function TranslateLabels({ children }: { children: ReactNode }) {
  const language = languageOf(useTranslation().i18n);
  useEffect(() => {
    // Payload mounts its lists without a place for texts, so the library's defaults are replaced
    const { instructions, announcements } = dragTexts(language);
    Object.assign(defaultScreenReaderInstructions, instructions);
    Object.assign(defaultAnnouncements, announcements);
  }, [language]);
  useEffect(() => {
    const nameUpload = () => {
      for (const label of document.querySelectorAll(UPLOAD_BUTTON))
        for (const part of label.childNodes)
          if (part.nodeType === Node.TEXT_NODE && part.nodeValue !== UPLOAD_PHOTO[language])
            part.nodeValue = UPLOAD_PHOTO[language];
    };
    nameUpload();
    const observer = new MutationObserver(nameUpload);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [language]);
  useEffect(() => {
    if (language !== 'pt') return;
    speak(document.body);
    speakFiles(document.body);
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        for (const node of addedNodes) if (node instanceof Element) speak(node);
        speakChoices(target);
        speakFiles(target);
      }
    });
    observer.observe(document.body, { characterData: true, childList: true, subtree: true });
    return () => observer.disconnect();
  }, [language]);
  return children;
}

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
