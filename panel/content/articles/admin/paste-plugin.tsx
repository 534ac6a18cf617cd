'use client';

import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import { $createUploadNode, $isUploadNode, createClientFeature } from '@payloadcms/richtext-lexical/client';
import {
  $getSelection,
  $insertNodes,
  COMMAND_PRIORITY_HIGH,
  type LexicalEditor,
  type LexicalNode,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { toast, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { languageOf } from '../../../platform/reference/language.ts';
import { cleanPaste } from '../paste/clean.ts';
import { takeIn } from './take-in.ts';

const FAILED = text('O texto não foi colado. Tente de novo.', 'The text was not pasted. Try again.');

const LABELS = {
  pt: {
    taking: (count: number) => (count === 1 ? 'Trazendo 1 imagem…' : `Trazendo ${count} imagens…`),
    lost: (count: number) =>
      `${count === 1 ? '1 imagem não veio' : `${count} imagens não vieram`} com o texto. Salve cada uma no computador e ponha aqui com o botão de imagem.`,
  },
  en: {
    taking: (count: number) => (count === 1 ? 'Bringing 1 picture…' : `Bringing ${count} pictures…`),
    lost: (count: number) =>
      `${count === 1 ? '1 picture' : `${count} pictures`} did not come with the text. Save each on the computer and put it here with the picture button.`,
  },
};

const pasteLabels = (language: Language) => ({ ...LABELS[language], failed: FAILED[language] });

/** Gives each picture its stored file as the editor's own copies name it; one without is left out. */
function withPictures(html: string, media: readonly (number | null)[]): Document {
  const document = new DOMParser().parseFromString(html, 'text/html');
  for (const image of document.querySelectorAll('img')) {
    const id = media[Number(image.dataset.picture)] ?? null;
    if (id === null) image.remove();
    image.dataset.lexicalUploadId = String(id);
    image.dataset.lexicalUploadRelationTo = 'media';
  }
  return document;
}

/** The id of a file is a number; the editor's own reading of HTML leaves it a text. */
function numbered(node: LexicalNode): LexicalNode {
  if (!$isUploadNode(node)) return node;
  const data = node.getData();
  return $createUploadNode({ data: { ...data, value: Number(data.value) } });
}

/** Inserts cleaned HTML at the cursor, or at the end; `media` are the ids of its pictures. */
function insertHtml(editor: LexicalEditor, html: string, media: readonly (number | null)[]): void {
  editor.update(() => {
    const nodes = $generateNodesFromDOM(editor, withPictures(html, media)).map(numbered);
    if ($getSelection() === null) editor.focus();
    if (nodes.length > 0) $insertNodes(nodes);
  });
}

const OWN_FORMAT = 'application/x-lexical-editor';

/** Pastes a cleaned text; its pictures are stored first, and those that could not be are named. */
function PastePlugin() {
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

export const PasteFeatureClient = createClientFeature({
  plugins: [{ Component: PastePlugin, position: 'normal' }],
});
