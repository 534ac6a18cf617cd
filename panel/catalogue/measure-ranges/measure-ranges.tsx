'use client';

import type { Language } from '@passarela/contract';
import { FACTS } from '@passarela/contract/facts';
import { localDecimals } from '@passarela/contract/measure-number';
import { MEASURE_NAMES, MEASURES, type MeasureName } from '@passarela/contract/measures';
import { text } from '@passarela/contract/text';
import { useListQuery, useTranslation } from '@payloadcms/ui';
import type { ChangeEvent, FormEvent } from 'react';
import controls from '../../parts/ui/controls.module.css';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import styles from './measure-ranges.module.css';
import { type Ranges, rangesIn, readAmount, withRanges } from './ranges.ts';

const LABELS = {
  title: text('Medidas de–até', 'Measures from–to'),
  from: text('de', 'from'),
  to: text('até', 'to'),
  show: text('Mostrar', 'Show'),
  clear: text('Limpar medidas', 'Clear measures'),
  one: text('Um número só, como 38 ou 62,5.', 'One number alone, such as 38 or 62.5.'),
};

const unitOf = (name: MeasureName): string =>
  MEASURES[name].unit === 'size' ? '' : ` ${MEASURES[name].unit}`;

/** A chosen range in words: `Altura 175–180 cm`. */
const chosenWords = (ranges: Ranges, language: Language): string =>
  MEASURE_NAMES.flatMap((name) => {
    const range = ranges[name];
    return range
      ? [localDecimals(`${FACTS[name].label[language]} ${range.from}–${range.to}${unitOf(name)}`, language)]
      : [];
  }).join(', ');

/** Over the list of talents: measures from a number to a number, in its address and its saved filters. */
export function MeasureRanges() {
  const { query } = useListQuery();
  const chosen = rangesIn(query.where);
  return <RangeForm key={JSON.stringify(chosen)} chosen={chosen} />;
}

function RangeForm({ chosen }: { chosen: Ranges }) {
  const { i18n } = useTranslation();
  const { query, refineListData } = useListQuery();
  const language = languageOf(i18n);
  const labels = inLanguage(LABELS, language);
  const show = (wanted: Ranges) => refineListData({ where: withRanges(query.where, wanted) ?? {}, page: 1 });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React carries it to the form under a drawer, which would be saved
    event.stopPropagation();
    const typed = new FormData(event.currentTarget);
    const end = (name: MeasureName, end: string) => String(typed.get(`${name}-${end}`) ?? '');
    const ranges = MEASURE_NAMES.map((name) => [name, { from: end(name, 'from'), to: end(name, 'to') }]);
    show(Object.fromEntries(ranges));
  };
  const check =
    (name: MeasureName) =>
    ({ target }: ChangeEvent<HTMLInputElement>) => {
      const { value } = target;
      target.setCustomValidity(value.trim() && readAmount(name, value) === null ? labels.one : '');
    };
  const words = chosenWords(chosen, language);
  return (
    <details className={styles.ranges}>
      <summary>{words ? `${labels.title}: ${words}` : labels.title}</summary>
      <form aria-label={labels.title} onSubmit={submit}>
        {MEASURE_NAMES.map((name) => (
          <fieldset key={name}>
            <legend>{`${FACTS[name].label[language]}${unitOf(name) && ` (${unitOf(name).trim()})`}`}</legend>
            {(['from', 'to'] as const).map((end) => (
              <label key={end}>
                {labels[end]}
                <input
                  className={controls.input}
                  inputMode="decimal"
                  autoComplete="off"
                  name={`${name}-${end}`}
                  defaultValue={localDecimals(chosen[name]?.[end] ?? '', language)}
                  onChange={check(name)}
                />
              </label>
            ))}
          </fieldset>
        ))}
        <p className={styles.actions}>
          <button type="submit" className={controls.primary}>
            {labels.show}
          </button>
          {words && (
            <button type="button" className={controls.secondary} onClick={() => show({})}>
              {labels.clear}
            </button>
          )}
        </p>
      </form>
    </details>
  );
}
