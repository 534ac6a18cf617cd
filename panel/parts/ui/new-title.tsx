'use client';

import { type Text, text } from '@passarela/contract/text';
import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { languageOf } from '../../platform/reference/language.ts';

const NEW: Record<string, Text> = {
  talents: text('Novo talento', 'New talent'),
  posts: text('Nova publicação', 'New post'),
  packages: text('Novo pacote', 'New package'),
  clients: text('Novo cliente', 'New client'),
  media: text('Novo arquivo', 'New file'),
  categories: text('Nova categoria', 'New category'),
  divisions: text('Nova divisão', 'New division'),
  skills: text('Nova habilidade', 'New skill'),
};

/** Titles the form of a new entry: Payload's says "[Untitled]" until there is a name. */
export function NewTitle() {
  const { i18n, t } = useTranslation();
  const { id, collectionSlug = '' } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const wanted = id ? undefined : NEW[collectionSlug]?.[languageOf(i18n)];
  const isUntitled = title === `[${t('general:untitled')}]`;
  useEffect(() => {
    if (!wanted || !isUntitled) return;
    // after Payload's own effects, which set it too
    const frame = requestAnimationFrame(() => setDocumentTitle(wanted));
    return () => cancelAnimationFrame(frame);
  }, [isUntitled, wanted, setDocumentTitle]);
  return null;
}
