import { randomUUID } from 'node:crypto';
import { storedAnswer } from '@passarela/contract';
import type { Kind } from '../../platform/reference/kinds.ts';
import { choice, contactForm, type Form, formData, picture, quoteForm } from '../form-data.ts';
import { LOGIN } from '../secrets.ts';

/** One visitor's send: its key stays the same however often it is tried. */
export type Send = { kind: Kind; key: string; name: string; form: Form };

export type Answered = Send & { id: number; reference: string; tries: number };

const PATHS: Record<Kind, string> = {
  messages: 'contact/pt',
  quotes: 'favorites/en',
  applications: 'get-scouted/pt',
};
const AGAIN_AFTER_MS = 50;

/** The n-th send: two of five are applications with photos. An address has few confirmations an hour: each its own. */
export async function sendNumber(number: number): Promise<Send> {
  const id = randomUUID();
  const [name, email] = [`Visitor ${number} ${id}`, `${id}@example.com`];
  const kind: Kind = number % 5 < 2 ? 'applications' : number % 5 === 2 ? 'quotes' : 'messages';
  const base =
    kind === 'applications' ? await application(number) : kind === 'quotes' ? quoteForm() : contactForm();
  return { kind, key: randomUUID(), name, form: { ...base, name, email } };
}

async function application(seed: number): Promise<Form> {
  const bytes = await picture({ width: 1500, height: 2000, seed });
  const photo = { name: 'photo.jpg', bytes };
  return {
    realname: 'Ana Souza',
    gender: choice('woman'),
    birthdate: '2000-05-17',
    height: '178',
    email: 'ana@example.com',
    instagr: '@ana',
    phone: '+55 (48) 99999-0000',
    country: choice('BR'),
    id_state: choice('SC'),
    image_1: photo,
    image_2: photo,
    image_3: photo,
    image_4: photo,
  };
}

/** The panel's token; the same for all sends, requested again after a refusal. */
export async function signIn(base: string): Promise<string> {
  const answer = await fetch(`${base}/panel/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(LOGIN),
  });
  const { token }: { token: string } = await answer.json();
  return token;
}

/** Sends until it is answered, with one key, as the site does: through lost connections and 5xx. */
export async function sendUntilAnswered(base: string, send: Send, token: string): Promise<Answered> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${base}/panel/api/${PATHS[send.kind]}`, {
      method: 'POST',
      body: formData(send.form),
      headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': send.key },
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => null);
    if (answer?.status === 201) {
      const { id, reference } = storedAnswer.parse(JSON.parse(answer.text));
      return { ...send, id: Number(id), reference, tries };
    }
    if (answer && answer.status < 500) throw new Error(`${send.kind}: ${answer.status} ${answer.text}`);
    await new Promise((wake) => setTimeout(wake, AGAIN_AFTER_MS));
  }
}
