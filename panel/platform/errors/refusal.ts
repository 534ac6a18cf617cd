import type { Language } from '@passarela/contract';
import { type Text, text } from '@passarela/contract/text';
import { APIError, type PayloadRequest } from 'payload';
import { languageOf } from '../reference/language.ts';

/** The words in the caller's language: Portuguese, or English if they chose it. */
export const messageFor = <Words>(req: PayloadRequest, words: Record<Language, Words>): Words =>
  words[languageOf(req.i18n)];

/** An error whose message staff read. Payload shows that of an error that has a name, and a minified class has none. */
export const refusal = (message: string, status: number): APIError =>
  Object.assign(new APIError(message, status, null, true), { name: 'Refusal' });

export const refusalFor = (req: PayloadRequest, reason: Text, status: number): APIError =>
  refusal(messageFor(req, reason), status);

/** 503: so much dear work waits that more would only wait for nothing. */
export class TooBusy extends APIError {
  constructor() {
    super('Too busy at this moment', 503, null, true);
  }
}

export const WRONG_FILE = text(
  'Este arquivo não serve. Use fotos em JPEG, PNG ou HEIC e vídeos em MP4.',
  'This file cannot be used. Use photos in JPEG, PNG or HEIC and videos in MP4.',
);

export const DAMAGED = text(
  'A foto está incompleta ou danificada: talvez a cópia tenha parado no meio. Envie de novo o original.',
  'The photo is incomplete or damaged: perhaps its copy stopped halfway. Send the original again.',
);

export const KEEP_ONE_ADMIN = text(
  'É a única conta de Administração. Antes, dê esse papel a outra pessoa que já entra no painel.',
  'It is the only administrator. First give that role to somebody else who already signs in.',
);
