import type { Language } from '@passarela/contract';
import { storedMeasure } from '@passarela/contract/measure-text';
import type { Colour, Photo } from './pictures.ts';

type Value = string | number | null;
/** A filled-in form, and the row expected in the panel's tables. */
export type Filled = { form: FormData; row: Record<string, Value>; photos?: Colour[] };
export type Person = { number: number; lang: Language; name: string; email: string };

function formOf(lang: Language, fields: Record<string, string>): FormData {
  const form = new FormData();
  form.set('lang', lang);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const messageOf = ({ number, name }: Person) =>
  `Olá! Sou ${name}.\n\nLinha nº ${number} – “ção”, <b>&amp;</b> 👋🏽\n${'Uma frase a mais. '.repeat(number % 40)}fim`;

export function contactForm(person: Person): Filled {
  const { lang, name, email } = person;
  const row = { name, email, message: messageOf(person) };
  return { form: formOf(lang, row), row: { ...row, language: lang, status: 'new' } };
}

export function quoteForm(person: Person): Filled {
  const { lang, name, email, number } = person;
  const typed = { name, email, phone: '+55 (48) 99999-0000', message: messageOf(person) };
  const talents = Array.from({ length: 1 + (number % 5) }, (_, n) => ({
    id: number * 10 + n,
    name: `Bia d'Ávila ${n}`,
  }));
  const models = JSON.stringify(talents);
  return {
    form: formOf(lang, { ...typed, models }),
    row: { ...typed, models, talent_count: talents.length, language: lang, status: 'new' },
  };
}

/** Any version of the consent text, in its format. */
const CONSENT = '1.0';

const choice = (value: string, label: string) => JSON.stringify({ value, label });

/** An application as the island and the page without script both send it; every third sender is a child. */
export function applicationForm(person: Person, photos: readonly Photo[]): Filled {
  const { lang, name, email, number } = person;
  const isMinor = number % 3 === 0;
  const day = String(1 + (number % 28)).padStart(2, '0');
  const year = isMinor ? new Date().getFullYear() - 12 : 1998;
  const same = {
    name,
    realname: `${name} de Souza`,
    height: storedMeasure('height', 150 + (number % 50)),
    email,
    instagr: `@ana.${number}`,
    phone: '+55 (48) 99999-0000',
  };
  const guardian = {
    guardian_name: `Mãe de ${name}`,
    guardian_email: `mae.${email}`,
    guardian_phone: '+55 (48) 3333-0000',
  };
  const form = formOf(lang, {
    ...same,
    birthdate: `${day}/05/${year}`,
    gender: choice('woman', 'Mulher'),
    country: choice('BR', 'Brasil'),
    id_state: choice('SC', 'Santa Catarina'),
    basedin: choice('4205407', 'Florianópolis'),
    ...(isMinor && { ...guardian, consent: CONSENT }),
  });
  photos.forEach(({ bytes }, index) => {
    form.set(`image_${index + 1}`, new Blob([bytes], { type: 'image/jpeg' }), `foto ção ${index + 1}.jpg`);
  });
  return {
    form,
    photos: photos.map(({ colour }) => colour),
    row: {
      ...same,
      birthdate: `${year}-05-${day}T12:00:00.000Z`,
      is_minor: isMinor ? 1 : 0,
      gender: 'Mulher',
      gender_id: 'woman',
      country: 'Brasil',
      country_id: 'BR',
      state: 'Santa Catarina',
      state_id: 'SC',
      city: 'Florianópolis',
      city_id: '4205407',
      guardian_name: isMinor ? guardian.guardian_name : null,
      guardian_email: isMinor ? guardian.guardian_email : null,
      guardian_phone: isMinor ? guardian.guardian_phone : null,
      consent_version: isMinor ? CONSENT : null,
      consent_language: isMinor ? lang : null,
      language: lang,
      status: 'new',
    },
  };
}
