import { text } from '@passarela/contract/text';
import type { PayloadRequest } from 'payload';
import { messageFor } from '../../platform/errors/refusal.ts';

const SECONDS_OF_A_MINUTE = 60;

export const waitMessage = (minutes: number) =>
  text(
    `Muitas tentativas. Espere ${minutes} min e tente de novo, ou use o aparelho em que você costuma entrar.`,
    `Too many tries. Wait ${minutes} min and try again, or use the device on which you usually sign in.`,
  );

export const minutesOf = (seconds: number): number => Math.ceil(seconds / SECONDS_OF_A_MINUTE);

/** 429: how long to wait, in words and as `Retry-After` (seconds). */
export function tooMany(req: PayloadRequest, seconds: number): Response {
  const message = messageFor(req, waitMessage(minutesOf(seconds)));
  return Response.json(
    { errors: [{ message }] },
    { status: 429, headers: { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' } },
  );
}
