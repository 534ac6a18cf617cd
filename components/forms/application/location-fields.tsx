import { isRecord } from '@passarela/contract/is-record';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fetchJson } from '@/components/ui/fetch-json';
import type { Lang } from '@/lib/domain/languages';
import { decodeChoice, type Offered, sameChoice, toOffered } from '@/lib/forms/choice';
import type { Texts } from '../ui/draft';
import { plain, TextField } from '../ui/fields';
import { SelectField } from '../ui/select-field';
import styles from './application.module.scss';
import type { ApplicationTexts } from './application-screen';
import { LOCATIONS } from './fields';

/** `none` before the first request; an empty list or a failure means that the place is typed. */
type Options = { state: 'none' | 'loading' | 'failed' | 'loaded'; items: readonly Offered[] };

const NONE: Options = { state: 'none', items: [] };
const known = new Map<string, Options>();

const isOption = (row: unknown): row is { id: string | number; value: string } =>
  isRecord(row) && 'id' in row && typeof row.value === 'string';

/** The options at `url`, each list fetched once; null asks for none. */
function useOptions(url: string | null): Options {
  const [fetched, setFetched] = useState<{ url: string; options: Options } | null>(null);

  useEffect(() => {
    if (url === null || known.has(url)) return;
    let isWanted = true;
    const publish = (options: Options) => isWanted && setFetched({ url, options });
    fetchJson<unknown>(url).then(
      (rows) => {
        const items = (Array.isArray(rows) ? rows : []).filter(isOption).map(toOffered);
        known.set(url, { state: 'loaded', items });
        publish({ state: 'loaded', items });
      },
      () => publish({ state: 'failed', items: [] }),
    );
    return () => {
      isWanted = false;
    };
  }, [url]);

  if (url === null) return NONE;
  return known.get(url) ?? (fetched?.url === url ? fetched.options : { state: 'loading', items: [] });
}

type Same = {
  options?: readonly Offered[];
  /** If the list is lost, the field becomes text and the choice its value. */
  isTyped?: boolean;
  /** Lists that come after this choice: emptied when nothing here is the same. */
  after?: readonly string[];
};

/** Replaces a stored value by the option of this page that means the same; must run after the draft's effect. */
export function useSameOption(form: UseFormReturn<Texts>, name: string, place: Same) {
  const { options = [], isTyped = false, after = [] } = place;
  // At every rendering: the stored value and the list come in either order, and a look is cheap.
  useEffect(() => {
    const stored = form.getValues(name);
    if (!stored || (options.length === 0 && !isTyped)) return;
    const same = isTyped ? decodeChoice(stored).label : sameChoice(stored, options);
    if (same === stored) return;
    for (const lost of same === '' ? after : []) form.setValue(lost, '');
    form.setValue(name, same);
  });
}

type LocationProps = {
  form: UseFormReturn<Texts>;
  field: (typeof LOCATIONS)[number];
  /** The places that come after this one. */
  after: readonly string[];
  /** The choices before this one, and its own. */
  before: string;
  value: string;
  options: Options;
  isTyped: boolean;
  /** In a list that waits for the choice before. */
  waiting: string;
  onTurn: (from: string, to: string, below: readonly string[]) => void;
  texts: ApplicationTexts;
  optional: string | undefined;
};

function LocationField({ form, field, before, value, isTyped, texts, optional, ...list }: LocationProps) {
  const { after, options, waiting, onTurn } = list;
  const { name, autoComplete } = field;
  const { state, items } = options;
  useSameOption(form, name, { options: items, isTyped, after });
  if (isTyped) return <TextField name={name} optional={optional} autoComplete={autoComplete} />;
  return (
    <SelectField
      key={`${before} ${state}`}
      name={name}
      optional={optional}
      empty={{ none: waiting, loading: texts.loading, loaded: texts.choose, failed: texts.choose }[state]}
      options={items}
      isDisabled={items.length === 0}
      isBusy={state === 'loading'}
      onChange={({ target }) => onTurn(before + value, before + target.value, after)}
    />
  );
}

const idIn = (choice: string) => encodeURIComponent(decodeChoice(choice).value);

type Props = {
  lang: Lang;
  form: UseFormReturn<Texts>;
  countries: Offered[];
  texts: ApplicationTexts;
  /** Beside the label of a field that may stay empty. */
  optional: string;
};

/** Country, state and city, each list after the choice before; typed without a list [S72.15-20]. */
export function LocationFields({ lang, form, countries, texts, optional }: Props) {
  const [country = '', state = ''] = form.watch(['country', 'id_state']);
  const isOffered = countries.length > 0;
  const address = isOffered && country ? `/api/options/${lang}/states/${idIn(country)}` : null;
  const states = useOptions(address);
  const isStateListed = states.state === 'loaded' && states.items.length > 0;
  const cities = useOptions(
    isStateListed && state ? `/api/options/${lang}/cities/${idIn(country)}/${idIn(state)}` : null,
  );
  const stored = useRef(new Map<string, readonly (string | undefined)[]>());

  /** On another country or state: stores the old one's places `below`, brings back the new one's. */
  const turn = (from: string, to: string, below: readonly string[]) => {
    stored.current.set(
      from,
      below.map((name) => form.getValues(name)),
    );
    const before = stored.current.get(to);
    for (const [index, name] of below.entries()) form.setValue(name, before?.[index] ?? '');
  };

  const all: Options = { state: 'loaded', items: countries };
  const levels = [
    { options: all, waiting: texts.choose, before: '', value: country },
    { options: states, waiting: texts.chooseCountry, before: country, value: state },
    { options: cities, waiting: texts.chooseState, before: country + state, value: '' },
  ];
  const isLost = ({ state, items }: Options) =>
    state === 'failed' || (state === 'loaded' && items.length === 0);
  return LOCATIONS.map((field, at) => {
    const level = levels[at];
    if (!level) return null;
    const isTyped = levels.slice(0, at + 1).some(({ options }) => isLost(options));
    const label = 'isOptional' in field ? optional : undefined;
    const after = LOCATIONS.slice(at + 1).map(({ name }) => name);
    const input = (
      <LocationField {...{ form, field, after, isTyped, texts }} {...level} optional={label} onTurn={turn} />
    );
    if (at === 0) return <Fragment key={field.name}>{input}</Fragment>;
    return (
      <Fragment key={field.name}>
        <div className={isOffered ? styles.cascade : undefined}>{input}</div>
        {/* a place to type for visitors without script: the lists need it */}
        {isOffered && (
          <noscript>
            <TextField name={field.name} optional={label} registration={plain(field.name)} />
          </noscript>
        )}
      </Fragment>
    );
  });
}
