import { text } from '@passarela/contract/text';
import type { SQL } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { packageOf } from '../../packages/acts.ts';
import { noteSent } from '../../packages/note-sending.ts';
import { notFound } from '../../parts/access/require.ts';
import { run } from '../../platform/db/client.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { post } from '../../platform/http/post.ts';
import { isMailOn } from '../../platform/mail/is-on.ts';
import { env } from '../../platform/settings/env.ts';
import { OF_PERSON, OPENED_BY, REMINDER_PREFIX, TO_RECIPIENT } from './package.ts';
import { queueMail } from './queue.ts';
import { wakeMail } from './worker.ts';

const MINUTE_MS = 60_000;

export const queued = (name: string, entry: number, reader: string, due: number): SQL =>
  queueMail({ name, kind: 'packages', entry, reader }, due);

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

const mailOf = (kind: typeof TO_RECIPIENT | typeof REMINDER_PREFIX) => async (req: PayloadRequest) => {
  const stored = await packageOf(req);
  const { id, people } = stored;
  const person = people?.find((one) => one.id === req.routeParams?.recipient);
  if (!person?.id || !person.email) throw notFound();
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
export const remindEndpoint = post('/:id/remind/:recipient', mailOf(REMINDER_PREFIX));
