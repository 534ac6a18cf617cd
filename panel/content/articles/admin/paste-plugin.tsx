'use client';

import { COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { toast, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { languageOf } from '../../../platform/reference/language.ts';
import { cleanPaste } from '../paste/clean.ts';
import { insertHtml } from './insert.ts';
import { pasteLabels } from './labels.ts';
import { takeIn } from './take-in.ts';

const OWN_FORMAT = 'application/x-lexical-editor';

/** Pastes a cleaned text; its pictures are stored first, and those that could not be are named. */
export function PastePlugin() {
  const [editor] = useLexicalComposerContext();
  const language = languageOf(useTranslation().i18n);
  useEffect(() => {
    const labels = pasteLabels(language);
    const paste = (event: unknown): boolean => {
      const data = event instanceof ClipboardEvent ? event.clipboardData : null;
      const html = data?.getData('text/html') ?? '';
      if (!(event instanceof ClipboardEvent) || html === '' || data?.types.includes(OWN_FORMAT)) return false;
      event.preventDefault();
      const cleaned = cleanPaste(new DOMParser().parseFromString(html, 'text/html'));
      if (cleaned.pictures.length === 0) {
        insertHtml(editor, cleaned.html, []);
        return true;
      }
      const wait = toast.loading(labels.taking(cleaned.pictures.length));
      takeIn(cleaned.pictures, [...(data?.files ?? [])]).then(
        (media) => {
          insertHtml(editor, cleaned.html, media);
          const lost = media.filter((id) => id === null).length;
          // in the place of the first message, which could not be dismissed before it is drawn
          if (lost > 0) toast.warning(labels.lost(lost), { id: wait, duration: 15_000 });
          else toast.dismiss(wait);
        },
        () => toast.error(labels.failed, { id: wait }),
      );
      return true;
    };
    return editor.registerCommand(PASTE_COMMAND, paste, COMMAND_PRIORITY_HIGH);
  }, [editor, language]);
  return null;
}
