'use client';

import { useFormFields, useTranslation } from '@payloadcms/ui';
import { languageOf } from '../../../platform/reference/language.ts';
import styles from './air.module.css';
import { airMessage } from './air-message.ts';

const timeIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The meaning of this form's times now. */
export function AirNote() {
  const { i18n } = useTranslation();
  const labels = useFormFields(([{ status, is_active, publish_at, published_at, hide_at }]) =>
    airMessage(
      {
        isPublished: status ? status.value === 'published' : is_active?.value !== false,
        publishAt: timeIn((publish_at ?? published_at)?.value),
        hideAt: timeIn(hide_at?.value),
      },
      Date.now(),
      languageOf(i18n),
    ),
  );
  return (
    <p className={styles.note} role="status">
      {labels}
    </p>
  );
}
