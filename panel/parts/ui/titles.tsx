'use client';

import { type Text, text } from '@passarela/contract/text';
import { useDocumentInfo, useDocumentTitle, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { languageOf } from '../../platform/reference/language.ts';

/** Titles the form as it is wanted, after Payload's own effects, which set it too. */
function useTitle(wanted: (title: string) => string | undefined): void {
  const { title, setDocumentTitle } = useDocumentTitle();
  const next = wanted(title);
  useEffect(() => {
    if (!next || title === next) return;
    const frame = requestAnimationFrame(() => setDocumentTitle(next));
    return () => cancelAnimationFrame(frame);
  }, [title, next, setDocumentTitle]);
}

type Props = { noun: string; field: string; labels: Record<string, Text> };

/** Titles a form by its choice's label and its number: Payload shows the stored word of a select. */
export function LabelledTitle({ noun, field, labels }: Props) {
  const { i18n } = useTranslation();
  const { id } = useDocumentInfo();
  const value = useFormFields(([fields]) => fields[field]?.value);
  const label = labels[String(value)]?.[languageOf(i18n)];
  useTitle(() => (label && id ? `${noun} ${id} (${label})` : label));
  return null;
}

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
  const wanted = id ? undefined : NEW[collectionSlug]?.[languageOf(i18n)];
  useTitle((title) => (title === `[${t('general:untitled')}]` ? wanted : undefined));
  return null;
}
