import { type Answer, type Call, htmlPage } from './answer.ts';
import type { Habits } from './habits.ts';
import { type Part, partsOf } from './parts.ts';
import type { Writer } from './wire.ts';

export type Form = 'contact' | 'favorites' | 'get-scouted';

/** A form that arrived, byte by byte. */
export type Received = {
  form: Form;
  path: string;
  headers: Call['headers'];
  body: Buffer;
  parts: Part[];
  /** Whether the service stored it, or said no. */
  stored: boolean;
};

const REQUIRED: Record<Form, string> = {
  contact: 'name,email,message',
  favorites: 'name,email,phone,message,models',
  'get-scouted':
    'realname,name,gender,birthdate,height,country,email,instagr,id_state,phone,image_1,image_2,image_3,image_4',
};
/** The panel stores no address of this domain: a test's way to an explicit no. */
export const REFUSED_DOMAIN = '@refused.example';

function errorsOf(form: Form, parts: Part[], isEnglish: boolean) {
  const filled = (field: string) => parts.some(({ name, bytes }) => name === field && bytes.length > 0);
  const missing = REQUIRED[form].split(',').filter((field) => !filled(field));
  const refused = parts.some(
    ({ name, bytes }) => name === 'email' && bytes.toString().endsWith(REFUSED_DOMAIN),
  );
  return Object.fromEntries([
    ...missing.map((field) => [
      field,
      [isEnglish ? `The ${field} field is required.` : `O campo ${field} é obrigatório.`],
    ]),
    ...(refused ? [['email', [isEnglish ? 'The email is not accepted.' : 'O e-mail não é aceito.']]] : []),
  ]);
}

/** Stores one form in `received`, or refuses it, and answers in the way of these habits. */
export function takeForm(
  form: Form,
  { headers, body, path, origin }: Call,
  { flag, num }: Writer,
  habits: Habits,
  received: Received[],
): Answer {
  const parts = partsOf(body, headers['content-type']);
  const isEnglish = /^en/i.test(headers['accept-language'] ?? '');
  const errors = errorsOf(form, parts, isEnglish);
  const stored = Object.keys(errors).length === 0;
  received.push({ form, path, headers, body, parts, stored });
  if (!stored) {
    const message = 'The given data was invalid.';
    const refusals: Record<Habits['formRefusal'], Answer> = {
      '422': { status: 422, json: { message, errors } },
      success: { json: { success: flag(false), message, errors } },
      redirect: { status: 302, to: `${origin}/` },
      html: { html: htmlPage(message) },
    };
    return refusals[habits.formRefusal];
  }
  const id = num(received.length);
  const message = isEnglish ? 'Thank you!' : 'Obrigado!';
  const answers: Record<Habits['formAnswer'], Answer> = {
    json: { json: { success: flag(true), message, data: { id } } },
    created: { status: 201, json: { id } },
    empty: { bytes: Buffer.alloc(0) },
    text: { text: 'ok' },
  };
  return answers[habits.formAnswer];
}
