import { randomUUID } from 'node:crypto';
import type { Kind } from '../../platform/reference/kinds.ts';
import { choice, contactForm, type Form, picture, quoteForm } from '../form-data.ts';
import { LOGIN } from '../secrets.ts';

/** One visitor's send: its key stays the same however often it is tried. */
export type Send = { kind: Kind; key: string; name: string; form: Form };

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
