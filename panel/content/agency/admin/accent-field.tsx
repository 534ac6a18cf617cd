'use client';

import { FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { languageOf } from '../../../platform/reference/language.ts';
import styles from './agency.module.css';

const DEFAULT = '#a8321f';
const LABELS = {
  pt: { sample: 'Assim fica no papel', none: 'A cor que veio com o site', reset: 'Voltar a ela' },
  en: {
    sample: 'This is how it reads on paper',
    none: 'The color that came with the site',
    reset: 'Back to it',
  },
};

/** The accent, chosen in the browser's own picker, with a sample of it on the site's paper. */
export function AccentField({ field, path, readOnly }: TextFieldClientProps) {
  const { i18n } = useTranslation();
  const labels = LABELS[languageOf(i18n)];
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({
    potentiallyStalePath: path,
  });
  const colour = value || DEFAULT;
  const isFixed = readOnly || disabled;
  return (
    <div className={`field-type ${styles.field}`}>
      <FieldLabel label={field.label ?? ''} path={path} />
      <div className={styles.row}>
        <input
          id={`field-${path}`}
          className={styles.colour}
          type="color"
          value={colour}
          disabled={isFixed}
          onChange={(event) => setValue(event.target.value)}
        />
        <span className={styles.paper} style={{ color: colour }}>
          {labels.sample}
        </span>
        {!value && <span>{labels.none}</span>}
        {value && !isFixed && (
          <button type="button" className={styles.link} onClick={() => setValue(null)}>
            {labels.reset}
          </button>
        )}
      </div>
      <FieldError path={path} showError={showError} message={errorMessage ?? ''} />
    </div>
  );
}
