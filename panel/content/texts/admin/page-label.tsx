'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { languageOf } from '../../../platform/reference/language.ts';
import { PAGE_NAMES } from '../page-names.ts';

type Row = { page?: string; label?: { pt?: string | null; en?: string | null } };

/** Heads a row of the menu: the page, and the name that staff gave it. */
export function PageLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>();
  const language = languageOf(useTranslation().i18n);
  const page = Object.entries(PAGE_NAMES).find(([name]) => name === data.page)?.[1][language];
  const own = data.label?.[language];
  return (
    <span>
      {rowNumber + 1}. {[page, own && `“${own}”`].filter(Boolean).join(': ')}
    </span>
  );
}
