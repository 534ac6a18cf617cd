import { Parser } from 'htmlparser2';
import { FormData } from 'undici';
import { REFUSED_DOMAIN } from '../foreign/forms';
import { picture } from '../foreign/pictures';
import { ask } from './foreign-fetch';
import type { ForeignSite } from './foreign-site';

type Fields = Record<string, string | Blob>;
const MESSAGE = { name: 'Ana “ção” Lima', email: 'ana@agency.example', message: 'Olá!\nSegunda linha' };
const PHONE = '+55 (47) 99999-9999';
const choice = (value: string, label = value) => JSON.stringify({ value, label });
const photo = (name: string) => new Blob([new Uint8Array(picture(name))], { type: 'image/png' });
const PHOTOS = ['image_1', 'image_2', 'image_3', 'image_4'] as const;

const PATHS = {
  pt: { contact: '/contato', application: '/seja-modelo' },
  en: { contact: '/en/contact', application: '/en/be-a-model' },
};
type Lang = keyof typeof PATHS;

/** A form's hidden fields without script. */
async function hiddenFields(url: string): Promise<Fields> {
  const fields: Fields = {};
  const parser = new Parser({
    onopentag: (_tag, { type, name, value = '' }) => {
      if (type === 'hidden' && name) fields[name] = value;
    },
  });
  parser.end((await ask(url)).text);
  return fields;
}

function post(url: string, fields: Fields) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') body.set(name, value);
    else body.set(name, value, `${name}.png`);
  return ask(url, body);
}

/** Sends the three forms in a language; returns faults of the arrived forms and of the visitor's screen. */
export async function sendForms({ url, foreign }: ForeignSite, lang: Lang): Promise<string[]> {
  const problems: string[] = [];
  const paths = PATHS[lang];
  const arrived = (form: string) => {
    const found = foreign.received.filter((each) => each.form === form && each.stored);
    if (found.length !== 1) problems.push(`${form} in ${lang} arrived ${found.length} times`);
    foreign.received.length = 0;
    const [{ headers, parts } = { headers: {}, parts: [] }] = found;
    if (!headers['accept-language']?.startsWith(lang)) problems.push(`${form} is not in ${lang}`);
    return Object.fromEntries(parts.map(({ name, bytes }) => [name, bytes]));
  };
  const expectTexts = (form: string, parts: Record<string, Buffer>, wanted: Record<string, string>) => {
    for (const [name, text] of Object.entries(wanted))
      if (parts[name]?.toString() !== text) problems.push(`${form}: ${name} is ${parts[name]}, not ${text}`);
  };

  const contact = { ...MESSAGE, name: `${MESSAGE.name} ${lang}` };
  const hidden = await hiddenFields(url + paths.contact);
  const sent = await post(url + paths.contact, { ...hidden, ...contact });
  expectTexts('contact', arrived('contact'), contact);
  if (/role="alert"[^>]*>[^<]/.test(sent.text)) problems.push(`contact in ${lang} is shown as not sent`);
  const refused = { ...contact, email: `ana${REFUSED_DOMAIN}` };
  const no = await post(url + paths.contact, { ...hidden, ...refused });
  if (!/role="alert"[^>]*>[^<]/.test(no.text)) problems.push(`a refused contact in ${lang} is shown as sent`);
  foreign.received.length = 0;

  const [first, second] = foreign.truth.people.filter(({ divisions }) => divisions.length === 0);
  const models = [first, second].flatMap((person) => (person ? [{ id: person.id, name: person.name }] : []));
  const quote = { ...contact, phone: PHONE };
  const quoted = await post(`${url}/api/quotes`, { ...quote, lang, models: JSON.stringify(models) });
  if (quoted.status !== 201) problems.push(`the quote in ${lang} is answered with ${quoted.status}`);
  const quoteParts = arrived('favorites');
  expectTexts('favorites', quoteParts, quote);
  const rows: unknown = JSON.parse(quoteParts.models?.toString() ?? '[]');
  const names = Array.isArray(rows) ? rows.map((row) => row?.name) : [];
  if (names.join() !== models.map(({ name }) => name).join()) problems.push(`the quote is about ${names}`);
  if (!quoteParts.models?.includes('"hair"')) problems.push('the quote carries the favourites in part');

  const application = {
    realname: 'Ana Lima',
    name: `Ana ${lang}`,
    email: MESSAGE.email,
    height: '178/5\'10"',
    instagr: '@ana',
    phone: PHONE,
    gender: choice('woman', 'Mulher'),
    country: choice('1', 'Brasil'),
    id_state: choice('1', 'Santa Catarina'),
    basedin: choice('2', 'Joinville'),
  };
  const photos = Object.fromEntries(PHOTOS.map((name) => [name, photo(name)]));
  const uploaded = await post(`${url}/api/upload/application`, {
    ...application,
    lang,
    birthdate: '29/02/2000',
    ...photos,
  });
  if (uploaded.status !== 201)
    problems.push(`the application in ${lang} is answered with ${uploaded.status}`);
  const parts = arrived('get-scouted');
  expectTexts('get-scouted', parts, { ...application, birthdate: '2000-02-29' });
  for (const name of PHOTOS)
    if (!parts[name]?.equals(picture(name))) problems.push(`get-scouted: ${name} is another file`);
  return problems;
}
