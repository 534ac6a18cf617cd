'use client';

import { type MeasureName, measureOptions } from '@passarela/contract/measures';
import { localMeasure, readMeasure } from '@passarela/contract/read-measure';
import { TextInput, useField, useTranslation } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { TextFieldClientProps } from 'payload';
import { type ChangeEvent, useState } from 'react';
import { languageOf } from '../../platform/reference/language.ts';
import { notMeasure, offList } from '../../platform/reference/measure-messages.ts';
import styles from './measure-input.module.css';

/** A measure's input: a list while typing, its meaning on blur, and a warning for an unlisted value. */
export function MeasureInput({
  field,
  measure,
  path,
  readOnly,
}: TextFieldClientProps & { measure: MeasureName }) {
  const { i18n } = useTranslation();
  const input = useField<string | null>({ potentiallyStalePath: path });
  const [typed, setTyped] = useState<string | null>(null);
  const language = languageOf(i18n);
  const isTyping = typed !== null;
  const { value, isListed, isMeasure } = readMeasure(measure, input.value ?? '');
  const shown = typed ?? localMeasure(measure, input.value ?? '', language);
  const id = `measure-${measure}`;
  const leave = () => {
    setTyped(null);
    if (value !== (input.value ?? '')) input.setValue(value);
  };
  // Handed to the <input> as they are: Payload's type names only the first.
  const attributes = {
    autoComplete: 'off',
    list: `${id}-list`,
    'aria-describedby': `${id}-warning`,
    onFocus: () => setTyped(shown),
    onBlur: leave,
  };
  return (
    <TextInput
      path={input.path}
      label={field.label ?? ''}
      placeholder={localMeasure(measure, String(field.admin?.placeholder ?? ''), language)}
      style={mergeFieldStyles(field)}
      readOnly={readOnly || input.disabled}
      showError={input.showError}
      value={shown}
      hasMany={false}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        input.setValue(target.value);
      }}
      htmlAttributes={attributes}
      AfterInput={
        <>
          <datalist id={`${id}-list`}>
            {measureOptions(measure).map((option) => (
              <option key={option.value} value={localMeasure(measure, option.value, language)}>
                {option.label}
              </option>
            ))}
          </datalist>
          <p className={styles.warning} id={`${id}-warning`} role="status">
            {!isListed && !isTyping && (isMeasure ? offList : notMeasure)(measure)[language]}
          </p>
        </>
      }
    />
  );
}
