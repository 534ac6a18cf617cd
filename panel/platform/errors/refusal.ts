import type { Language } from '@passarela/contract';
import type { Text } from '@passarela/contract/text';
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
