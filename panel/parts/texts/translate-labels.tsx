'use client';

import { defaultAnnouncements, defaultScreenReaderInstructions } from '@dnd-kit/core';
import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { languageOf } from '../../platform/reference/language.ts';
import { dragTexts, translateFileLabels, translateLabel, translateOptionMessage } from './translate-label.ts';

/** Elements, their attribute (null: their own text), and what it says instead. */
type Row = readonly [
  selector: string,
  attribute: string | null,
  say: (said: string, element: Element) => string,
];

const MARK = text('Selecionar', 'Select');
const UPLOAD_PHOTO = text('Enviar foto', 'Upload photo');

/** English in the code of Payload and its parts, with no option for it (docs/decisions/payload-own-parts.md). */
const IN_PORTUGUESE: readonly Row[] = [
  ['[aria-label]', 'aria-label', translateLabel],
  ['[aria-roledescription]', 'aria-roledescription', translateLabel],
  // a list of choices speaks in these (react-select, within Payload's bundle)
  [
    ':is([aria-live], [id$="-live-region"]) :is(#aria-selection, #aria-focused, #aria-results, #aria-guidance)',
    null,
    translateOptionMessage,
  ],
  ['.preview-sizes__sizeName, .file-meta__size-type', null, translateFileLabels],
];

const rowsOf = (language: Language): readonly Row[] => [
  [
    // Payload draws the boxes of its tables without a name
    '.select-row__checkbox input:is([aria-label=""], :not([aria-label]))',
    'aria-label',
    (said, box) => {
      const name = box.closest('tr')?.querySelector('td:not(.cell-_select)')?.textContent?.trim();
      return name ? `${MARK[language]} ${name}` : said;
    },
  ],
  [
    // a picture's field has the word of any new entry
    '.upload__createNewToggler :is(.btn__label, .btn__content)',
    null,
    () => UPLOAD_PHOTO[language],
  ],
  ...(language === 'pt' ? IN_PORTUGUESE : []),
];

function translate([selector, attribute, say]: Row): void {
  for (const element of document.querySelectorAll(selector)) {
    if (attribute !== null) {
      const said = element.getAttribute(attribute) ?? '';
      const spoken = say(said, element);
      if (spoken !== said) element.setAttribute(attribute, spoken);
      continue;
    }
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const spoken = say(node.nodeValue ?? '', element);
      // React sets the text again only when its own changes
      if (spoken !== node.nodeValue) node.nodeValue = spoken;
    }
  }
}

/** Staff read and hear their language where Payload has English in its code. */
export function TranslateLabels({ children }: { children: ReactNode }) {
  const language = languageOf(useTranslation().i18n);
  useEffect(() => {
    // Payload mounts its lists without a place for texts, so the library's defaults are replaced
    const { instructions, announcements } = dragTexts(language);
    Object.assign(defaultScreenReaderInstructions, instructions);
    Object.assign(defaultAnnouncements, announcements);
    const rows = rowsOf(language);
    const translateAll = () => rows.forEach(translate);
    translateAll();
    const observer = new MutationObserver(translateAll);
    observer.observe(document.body, { characterData: true, childList: true, subtree: true });
    return () => observer.disconnect();
  }, [language]);
  return children;
}
