import { Forbidden, type PayloadRequest } from 'payload';
import { messageFor, refusalFor } from '../../platform/errors/refusal.ts';
import { post } from '../../platform/http/post.ts';
import { readData } from '../../platform/http/read-data.ts';
import { NOTE_MESSAGES } from '../pages/note-messages.ts';
import { isFromOwnPage } from '../pages/page-form.ts';
import { challengeOf, clearedChallenge } from '../second-step/login-challenge.ts';
import { tryCode } from '../second-step/try-code.ts';
import { tooMany } from '../tries/too-many.ts';
import { enter } from './code-step.ts';
import { firstStep } from './first-step.ts';

const SECONDS_OF_A_MINUTE = 60;

/** A text of the JSON of one of our own pages; throws 403 for any other sender, who could sign a person in unasked. */
async function fieldsOf(req: PayloadRequest): Promise<(name: string) => string> {
  const isJson = (req.headers.get('content-type') ?? '').startsWith('application/json');
  if (!isJson || !isFromOwnPage(req)) throw new Forbidden(req.t);
  await readData(req);
  return (name) => (typeof req.data?.[name] === 'string' ? req.data[name] : '');
}

function answer(needs: 'nothing' | 'code' | 'page', cookies: readonly string[]): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return Response.json({ needs }, { headers });
}

/** POST /cms-api/users/login/in-place `{ email, password }` → `{ needs }`: the missing step for a session. */
const password = post('/login/in-place', async (req) => {
  const field = await fieldsOf(req);
  const outcome = await firstStep(req, { email: field('email'), password: field('password'), to: '' });
  if (outcome.is === 'wait') return tooMany(req, outcome.seconds);
  if (outcome.is === 'in') return answer('nothing', [clearedChallenge(), ...outcome.cookies]);
  return answer(outcome.purpose === 'code' ? 'code' : 'page', outcome.cookies);
});

/** POST /cms-api/users/login/in-place/code `{ code }` → as above; 400 for a wrong code, in words. */
const code = post('/login/in-place/code', async (req) => {
  const field = await fieldsOf(req);
  const ticket = await challengeOf(req);
  if (ticket?.purpose !== 'code') throw refusalFor(req, NOTE_MESSAGES.over, 401);
  const { account } = ticket;
  const note = await tryCode(req, account, field('code'));
  if (note?.error === 'wait') return tooMany(req, (note.minutes ?? 1) * SECONDS_OF_A_MINUTE);
  if (note)
    return Response.json(
      { errors: [{ message: messageFor(req, NOTE_MESSAGES[note.error]) }] },
      { status: 400 },
    );
  const cookies = await enter(req, account);
  if (!cookies) throw refusalFor(req, NOTE_MESSAGES.over, 401);
  return answer('nothing', [clearedChallenge(), ...cookies]);
});

export const inPlaceSignIn = [password, code];
