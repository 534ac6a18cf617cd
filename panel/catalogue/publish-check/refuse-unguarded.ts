import { text } from '@passarela/contract/text';
import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import type { Talent } from '../../platform/db/payload-types.ts';
import { wordsFor } from '../../platform/errors/refusal.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { lacksGuardian, PROBLEM_FIELDS } from './problems.ts';

const NO_GUARDIAN = text(
  'É menor de idade: para publicar, preencha o nome do responsável e um telefone ou e-mail.',
  'A minor: to publish, fill in the guardian’s name and a phone number or e-mail address.',
);

function isRefused({ status, birthdate, agency }: Partial<Talent>, today: string): boolean {
  const { guardian_name, guardian_phone, guardian_email } = agency ?? {};
  const guardian = { name: guardian_name ?? '', phone: guardian_phone ?? '', email: guardian_email ?? '' };
  return status === 'published' && lacksGuardian({ birthdate: birthdate ?? null, guardian }, today);
}

/** Refuses to publish a minor without a guardian. Talents that were public without one may still be edited. */
export const refuseUnguarded: CollectionBeforeChangeHook<Talent> = ({ data, originalDoc, req }) => {
  const today = localDay(Date.now());
  const agency = { ...originalDoc?.agency, ...data.agency };
  const wasSo = originalDoc ? isRefused(originalDoc, today) : false;
  if (!req.user || wasSo || !isRefused({ ...originalDoc, ...data, agency }, today)) return data;
  const errors = [{ path: PROBLEM_FIELDS.minor, message: wordsFor(req, NO_GUARDIAN) }];
  throw new ValidationError({ collection: 'talents', errors }, req.t);
};
