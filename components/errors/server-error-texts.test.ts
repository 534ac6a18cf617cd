import { expect, it } from 'vitest';
import en from '@/messages/en.json';
import pt from '@/messages/pt.json';
import { SERVER_ERROR_TEXTS } from './server-error-texts';

it('says the same as the messages do', () => {
  expect(pt.Errors).toMatchObject(SERVER_ERROR_TEXTS.pt);
  expect(en.Errors).toMatchObject(SERVER_ERROR_TEXTS.en);
});
