import type { Language } from '@passarela/contract';
import type { Payload, PayloadRequest } from 'payload';

export type Visit = {
  payload: Payload;
  headers: Headers;
  user: PayloadRequest['user'];
  language: Language;
};
