import { text } from '@passarela/contract/text';
import { type SQL, sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { noteSent } from '../../packages/note-sending.ts';
import { idOf, notFound, requireInbox } from '../../parts/access/require.ts';
import { run } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { post } from '../../platform/http/post.ts';
import { isMailOn } from '../../platform/mail/is-on.ts';
import { env } from '../../platform/settings/env.ts';
import { insert } from '../insert.ts';
import { OF_PERSON, OPENED_BY, REMINDER, TO_RECIPIENT } from './package.ts';
import { wakeMail } from './worker.ts';

const MINUTE_MS = 60_000;

/** One mail of that name: a double click sends once. */
export function queued(name: string, entry: number, reader: string, now: number): SQL {
  const at = new Date(now).toISOString();
  const row = { name, kind: 'packages', entry, reader, state: 'waiting', tries: 0, due: now };
  return sql`${insert('mails', { ...row, created_at: at, updated_at: at })} ON CONFLICT (name) DO NOTHING`;
}

/** Tells the agency that a person has sent their answers, once a minute at most. */
export const queueAnswered = (id: number, person: string, now: number): SQL =>
  queued(`package ${id} ${person} ${Math.floor(now / MINUTE_MS)}`, id, `${OF_PERSON}${person}`, now);

/** Tells the agency that a link was opened for the first time. */
export const queueOpened = (id: number, recipient: string, now: number): SQL =>
  queued(`package ${id} opened ${recipient}`, id, `${OPENED_BY}${recipient}`, now);

const MAIL_OFF = text(
  'O e-mail está desligado, e nada foi enviado. Copie o link e mande você.',
  'Mail is off, and nothing was sent. Copy the link and send it yourself.',
);

const mailOf = (kind: typeof TO_RECIPIENT | typeof REMINDER) => async (req: PayloadRequest) => {
  requireInbox(req);
  const id = idOf(req);
  const stored = await findById(req, 'packages', id);
  const person = stored?.people?.find((one) => one.id === req.routeParams?.recipient);
  if (!stored || !person?.id || !person.email) throw notFound();
  // a mail that waited for weeks would come as a surprise
  if (!isMailOn(env())) throw refusalFor(req, MAIL_OFF, 409);
  const now = Date.now();
  const name = `package ${id} ${kind}${person.id} ${Math.floor(now / MINUTE_MS)}`;
  await run(req, queued(name, id, `${kind}${person.id}`, now));
  await noteSent(req, stored, person.id);
  wakeMail();
  return Response.json({ state: 'queued' });
};

/** POST /cms-api/packages/{id}/mail/{recipient}: queues the mail with the link of one of its people. */
export const mailEndpoint = post('/:id/mail/:recipient', mailOf(TO_RECIPIENT));

/** POST /cms-api/packages/{id}/remind/{recipient}: queues a reminder, which is dropped if they have answered. */
export const remindEndpoint = post('/:id/remind/:recipient', mailOf(REMINDER));
