'use client';

import { readMark } from '@passarela/contract/mark';
import { FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import type { ChangeEvent } from 'react';
import { languageOf } from '../../../platform/reference/language.ts';
import styles from './agency.module.css';

const LABELS = {
  pt: {
    choose: 'Escolher um arquivo SVG',
    none: 'A marca que veio com o site',
    remove: 'Tirar esta marca',
    shown: 'A marca da agência',
  },
  en: {
    choose: 'Choose an SVG file',
    none: 'The mark that came with the site',
    remove: 'Remove this mark',
    shown: 'The agency’s mark',
  },
};

/** The mark from an SVG file, displayed as the site draws it: in ink on paper, in paper on ink. */
export function MarkField({ field, path, readOnly }: TextFieldClientProps) {
  const { i18n } = useTranslation();
  const labels = LABELS[languageOf(i18n)];
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({
    potentiallyStalePath: path,
  });
  const mark = value ? readMark(value) : null;
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) setValue(await file.text());
    target.value = '';
  };
  return (
    <div className={`field-type ${styles.field}`}>
      <FieldLabel label={field.label ?? ''} path={path} />
      <div className={styles.row}>
        {mark ? (
          [styles.paper, styles.ink].map((ground) => (
            <svg
              key={ground}
              className={`${styles.mark} ${ground}`}
              viewBox={mark.viewBox}
              aria-label={labels.shown}
              role="img"
            >
              <g fill="currentColor" dangerouslySetInnerHTML={{ __html: mark.shapes }} />
            </svg>
          ))
        ) : (
          <span>{labels.none}</span>
        )}
        <label className={styles.file}>
          {labels.choose}
          <input type="file" accept=".svg,image/svg+xml" disabled={readOnly || disabled} onChange={take} />
        </label>
        {value && !readOnly && !disabled && (
          <button type="button" className={styles.link} onClick={() => setValue(null)}>
            {labels.remove}
          </button>
        )}
      </div>
      <FieldError path={path} showError={showError} message={errorMessage ?? ''} />
    </div>
  );
}
