import { png } from './png.ts';

/** A field of a form: text, or the bytes of a file. */
export type Form = Record<string, string | Uint8Array<ArrayBuffer> | null>;

/** A form as the site sends it; null leaves a field out. */
export function formData(form: Form): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries(form)) {
    if (value === null) continue;
    if (typeof value === 'string') data.append(field, value);
    else data.append(field, new Blob([value]), `${field}.png`);
  }
  return data;
}

export const choice = (value: string): string => JSON.stringify({ value, label: value });

export const contactForm = (): Form => ({
  name: 'Contract suite',
  email: 'suite@example.com',
  message: 'Olá!\nUma mensagem de teste.',
});

export const quoteForm = (): Form => ({
  ...contactForm(),
  phone: '+55 (48) 99999-0000',
  models: JSON.stringify([{ id: 1, name: 'Talent', cover: null }]),
});

export const applicationForm = (): Form => ({
  realname: 'Contract Suite',
  name: 'Suite',
  gender: choice('woman'),
  birthdate: '1990-02-28',
  height: '178/5\'10"',
  email: 'suite@example.com',
  instagr: '@suite',
  phone: '+55 (48) 99999-0000',
  country: choice('BR'),
  id_state: choice('SC'),
  basedin: '',
  image_1: png(60, 80),
  image_2: png(60, 80),
  image_3: png(60, 80),
  image_4: png(60, 80),
});

/** Somebody who is under 18 whenever this runs. */
export const childForm = (): Form => ({
  ...applicationForm(),
  birthdate: `${new Date().getUTCFullYear() - 10}-01-01`,
  guardian_name: 'Guardian',
  guardian_email: 'guardian@example.com',
  consent: JSON.stringify({ version: '1', accepted_at: new Date().toISOString(), language: 'pt' }),
});
