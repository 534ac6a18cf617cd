import { text } from '@passarela/contract/text';
import type { CollectionBeforeLoginHook, PayloadRequest } from 'payload';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { isSecondStepRequired } from './required.ts';
import { secondStepOf } from './store.ts';

export const ON_THE_PAGE = text(
  'Esta conta pede um código além da senha. Entre pela página do painel.',
  'This account asks for a code beside the password. Sign in on the panel’s page.',
);

export const needsSecondStep = async (req: PayloadRequest, person: number): Promise<boolean> =>
  isSecondStepRequired() || (await secondStepOf(req, person)) !== null;

/** Runs before each session that Payload itself makes after a password; sign-in/ makes its own. */
export const guardLogin: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (await needsSecondStep(req, user.id)) throw refusalFor(req, ON_THE_PAGE, 403);
};
