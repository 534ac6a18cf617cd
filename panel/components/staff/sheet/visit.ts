import type { Language } from '@passarela/contract';
import type { Payload, PayloadRequest } from 'payload';

/** Who asks for a page without the panel. */
export type Visit = {
  payload: Payload;
  headers: Headers;
  user: PayloadRequest['user'];
  language: Language;
};
