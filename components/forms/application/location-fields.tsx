import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Lang } from '@/lib/domain/languages';
import { decodeChoice } from '@/lib/forms/choice';
import type { Texts } from '../ui/draft';
import { plain, TextField } from '../ui/fields';
import { SelectField } from '../ui/select-field';
import styles from './application.module.scss';
import type { ApplicationField } from './fields';
import type { ApplicationTexts } from './texts';
import { useOptions } from './use-options';
import { useSameOption } from './use-same-option';

type Turn = { from: string; to: string; below: readonly string[] };

/** On another country or state: keeps the old one's fields `below`, brings back the new one's. */
function useStoredLocations(form: UseFormReturn<Texts>) {
  const kept = useRef(new Map<string, readonly (string | undefined)[]>());
  return ({ from, to, below }: Turn) => {
    kept.current.set(
      from,
      below.map((name) => form.getValues(name)),
    );
    const before = kept.current.get(to);
    for (const [index, name] of below.entries()) form.setValue(name, before?.[index] ?? '');
  };
}

type Props = {
  lang: Lang;
  form: UseFormReturn<Texts>;
  countries: { value: string; label: string }[];
  texts: ApplicationTexts;
};

/** A place to type for visitors without script: the lists of the cascade need it. */
const TypedLocation = ({ name, optional }: { name: ApplicationField; optional?: string }) => (
  <noscript>
    <TextField name={name} optional={optional} registration={plain(name)} />
  </noscript>
);

const idIn = (choice: string) => encodeURIComponent(decodeChoice(choice).value);

/** Country, state and city, each list after the choice before; typed without a list [S72.15-20]. */
export function LocationFields({ lang, form, countries, texts }: Props) {
  const [country = '', state = ''] = form.watch(['country', 'id_state']);
  const hasCountries = countries.length > 0;
  const states = useOptions(hasCountries && country ? `/api/options/${lang}/states/${idIn(country)}` : null);
  const isStateListed = states.state === 'loaded' && states.items.length > 0;
  const cities = useOptions(
    isStateListed && state ? `/api/options/${lang}/cities/${idIn(country)}/${idIn(state)}` : null,
  );

  const turnTo = useStoredLocations(form);
  const list = (name: ApplicationField, options: typeof states, hint: string) => ({
    name,
    empty: { none: hint, loading: texts.loading, loaded: texts.choose, failed: texts.choose }[options.state],
    options: options.items,
    isDisabled: options.items.length === 0,
    isBusy: options.state === 'loading',
  });
  const isTyped = (options: typeof states) =>
    options.state === 'failed' || (options.state === 'loaded' && options.items.length === 0);

  const isCityTyped = isTyped(states) || isTyped(cities);

  useSameOption(form, 'country', {
    options: countries,
    isTyped: !hasCountries,
    after: ['id_state', 'basedin'],
  });
  useSameOption(form, 'id_state', {
    options: states.items,
    isTyped: !hasCountries || isTyped(states),
    after: ['basedin'],
  });
  useSameOption(form, 'basedin', { options: cities.items, isTyped: !hasCountries || isCityTyped });

  return (
    <>
      {hasCountries ? (
        <SelectField
          name="country"
          onChange={({ target }) =>
            turnTo({ from: country, to: target.value, below: ['id_state', 'basedin'] })
          }
          empty={texts.choose}
          options={countries}
        />
      ) : (
        <TextField name="country" autoComplete="country-name" />
      )}
      <div className={hasCountries ? styles.cascade : undefined}>
        {!hasCountries || isTyped(states) ? (
          <TextField name="id_state" autoComplete="address-level1" />
        ) : (
          <SelectField
            {...list('id_state', states, texts.chooseCountry)}
            key={`${country} ${states.state}`}
            onChange={({ target }) =>
              turnTo({ from: country + state, to: country + target.value, below: ['basedin'] })
            }
          />
        )}
      </div>
      {hasCountries && <TypedLocation name="id_state" />}
      <div className={hasCountries ? styles.cascade : undefined}>
        {!hasCountries || isCityTyped ? (
          <TextField name="basedin" optional={texts.optional} autoComplete="address-level2" />
        ) : (
          <SelectField
            {...list('basedin', cities, texts.chooseState)}
            optional={texts.optional}
            key={`${country} ${state} ${cities.state}`}
          />
        )}
      </div>
      {hasCountries && <TypedLocation name="basedin" optional={texts.optional} />}
    </>
  );
}
