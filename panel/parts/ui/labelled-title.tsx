'use client';

import type { Text } from '@passarela/contract/text';
import { useDocumentTitle, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { languageOf } from '../../platform/reference/language.ts';

type Props = { field: string; labels: Record<string, Text> };

/** Titles a form by its choice's label: Payload shows the stored word of a select. */
export function LabelledTitle({ field, labels }: Props) {
  const { i18n } = useTranslation();
  const { title, setDocumentTitle } = useDocumentTitle();
  const value = useFormFields(([fields]) => fields[field]?.value);
  const wanted = labels[String(value)]?.[languageOf(i18n)];
  useEffect(() => {
    if (!wanted || title === wanted) return;
    // after Payload's own effects, which set it too
    const frame = requestAnimationFrame(() => setDocumentTitle(wanted));
    return () => cancelAnimationFrame(frame);
  }, [title, wanted, setDocumentTitle]);
  return null;
}
