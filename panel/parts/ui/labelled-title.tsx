'use client';

import type { Text } from '@passarela/contract/text';
import { useDocumentInfo, useDocumentTitle, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { languageOf } from '../../platform/reference/language.ts';

type Props = { noun: string; field: string; labels: Record<string, Text> };

/** Titles a form by its choice's label and its number: Payload shows the stored word of a select. */
export function LabelledTitle({ noun, field, labels }: Props) {
  const { i18n } = useTranslation();
  const { id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const value = useFormFields(([fields]) => fields[field]?.value);
  const label = labels[String(value)]?.[languageOf(i18n)];
  const wanted = label && id ? `${noun} ${id} (${label})` : label;
  useEffect(() => {
    if (!wanted || title === wanted) return;
    // after Payload's own effects, which set it too
    const frame = requestAnimationFrame(() => setDocumentTitle(wanted));
    return () => cancelAnimationFrame(frame);
  }, [title, wanted, setDocumentTitle]);
  return null;
}
