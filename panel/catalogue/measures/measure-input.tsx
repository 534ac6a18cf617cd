'use client';

import { type MeasureName, measureOptions } from '@passarela/contract/measures';
import { readMeasure } from '@passarela/contract/read-measure';
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
  const [isTyping, setIsTyping] = useState(false);
  const { value, isListed, isMeasure } = readMeasure(measure, input.value ?? '');
  const id = `measure-${measure}`;
  const leave = () => {
    setIsTyping(false);
    if (value !== (input.value ?? '')) input.setValue(value);
  };
  // Handed to the <input> as they are: Payload's type names only the first.
  const attributes = {
    autoComplete: 'off',
    list: `${id}-list`,
    'aria-describedby': `${id}-warning`,
    onFocus: () => setIsTyping(true),
    onBlur: leave,
  };
  return (
    <TextInput
      path={input.path}
      label={field.label ?? ''}
      placeholder={field.admin?.placeholder ?? ''}
      style={mergeFieldStyles(field)}
      readOnly={readOnly || input.disabled}
      showError={input.showError}
      value={input.value ?? ''}
      hasMany={false}
      onChange={(event: ChangeEvent<HTMLInputElement>) => input.setValue(event.target.value)}
      htmlAttributes={attributes}
      AfterInput={
        <>
          <datalist id={`${id}-list`}>
            {measureOptions(measure).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </datalist>
          <p className={styles.warning} id={`${id}-warning`} role="status">
            {!isListed && !isTyping && (isMeasure ? offList : notMeasure)(measure)[languageOf(i18n)]}
          </p>
        </>
      }
    />
  );
}
