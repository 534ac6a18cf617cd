'use client';

import { text } from '@passarela/contract/text';
import { useFormFields, useTranslation } from '@payloadcms/ui';
import { localDay, storedDay } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';
import styles from './packages.module.css';

const END = text('Aberto até {day}.', 'Open until {day}.');
const END_WITH_MINOR = text(
  'Aberto até {day}. Com um menor de idade, o prazo usual é de 7 dias a partir de quando se salva.',
  'Open until {day}. With a minor the usual time is 7 days from the save on.',
);
const COUNTRY = text(
  'País do cliente: {country}. Se não for, mude no cadastro dele: fora do Brasil valem outras regras.',
  'The client’s country: {country}. If it is another, change it in the client’s entry: abroad other rules hold.',
);

const NO_CLIENT = text(
  'Sem cliente: escolha ou crie um, com o país. Fora do Brasil valem outras regras.',
  'No client: choose or make one, with the country. Abroad other rules hold.',
);

type Props = {
  /** The client's, by its ISO code; null without one, undefined before it is known. */
  country: string | null | undefined;
  isWithMinor: boolean;
};

/** The end of the links, and the country that rules for sending follow: the panel may have set both. */
export function EndAndCountry({ country, isWithMinor }: Props) {
  const language = languageOf(useTranslation().i18n);
  const locale = language === 'pt' ? 'pt-BR' : 'en';
  const end = useFormFields(([fields]) => fields.expires_at?.value);
  const day = typeof end === 'string' && storedDay(localDay(Date.parse(end)));
  return (
    <>
      {day && (
        <p className={isWithMinor ? styles.notice : styles.small}>
          {(isWithMinor ? END_WITH_MINOR : END)[language].replace('{day}', day)}
        </p>
      )}
      {country === null && <p className={styles.small}>{NO_CLIENT[language]}</p>}
      {country && (
        <p className={styles.small}>
          {COUNTRY[language].replace(
            '{country}',
            new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country,
          )}
        </p>
      )}
    </>
  );
}
