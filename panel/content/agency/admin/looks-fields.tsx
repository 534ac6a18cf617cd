'use client';

import { readMark } from '@passarela/contract/mark';
import { text } from '@passarela/contract/text';
import { FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import type { ChangeEvent, ReactNode } from 'react';
import { inLanguage, languageOf } from '../../../platform/reference/language.ts';
import styles from './agency.module.css';

/** A text of the form that nobody types; `framed` draws its input with a way back to the site's own. */
function useLooks({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({
    potentiallyStalePath: path,
  });
  const isFixed = readOnly || disabled;
  const framed = (input: ReactNode, reset: string) => (
    <div className={`field-type ${styles.field}`}>
      <FieldLabel label={field.label ?? ''} path={path} />
      <div className={styles.row}>
        {input}
        {value && !isFixed && (
          <button type="button" className={styles.link} onClick={() => setValue(null)}>
            {reset}
          </button>
        )}
      </div>
      <FieldError path={path} showError={showError} message={errorMessage ?? ''} />
    </div>
  );
  return { value, setValue, isFixed, framed };
}

const DEFAULT = '#a8321f';
const ACCENT = {
  sample: text('Assim fica no papel', 'This is how it reads on paper'),
  none: text('A cor que veio com o site', 'The color that came with the site'),
  reset: text('Voltar a ela', 'Back to it'),
};

/** The accent, chosen in the browser's own picker, with a sample of it on the site's paper. */
export function AccentField(props: TextFieldClientProps) {
  const labels = inLanguage(ACCENT, languageOf(useTranslation().i18n));
  const { value, setValue, isFixed, framed } = useLooks(props);
  const colour = value || DEFAULT;
  return framed(
    <>
      <input
        id={`field-${props.path}`}
        className={styles.colour}
        type="color"
        value={colour}
        disabled={isFixed}
        onChange={({ target }) => setValue(target.value)}
      />
      <span className={styles.paper} style={{ color: colour }}>
        {labels.sample}
      </span>
      {!value && <span>{labels.none}</span>}
    </>,
    labels.reset,
  );
}

const MARK = {
  choose: text('Escolher um arquivo SVG', 'Choose an SVG file'),
  none: text('A marca que veio com o site', 'The mark that came with the site'),
  reset: text('Tirar esta marca', 'Remove this mark'),
  drawn: text('A marca da agência', 'The agency’s mark'),
};

/** The mark from an SVG file, displayed as the site draws it: in ink on paper, in paper on ink. */
export function MarkField(props: TextFieldClientProps) {
  const labels = inLanguage(MARK, languageOf(useTranslation().i18n));
  const { value, setValue, isFixed, framed } = useLooks(props);
  const mark = value ? readMark(value) : null;
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) setValue(await file.text());
    target.value = '';
  };
  return framed(
    <>
      {mark ? (
        [styles.paper, styles.ink].map((ground) => (
          <svg
            key={ground}
            className={`${styles.mark} ${ground}`}
            viewBox={mark.viewBox}
            aria-label={labels.drawn}
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
        <input type="file" accept=".svg,image/svg+xml" disabled={isFixed} onChange={take} />
      </label>
    </>,
    labels.reset,
  );
}
