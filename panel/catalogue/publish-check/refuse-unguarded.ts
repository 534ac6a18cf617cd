import { text } from '@passarela/contract/text';
import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import type { Talent } from '../../platform/db/payload-types.ts';
import { messageFor } from '../../platform/errors/refusal.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { lacksGuardian, PROBLEM_FIELDS } from './problems.ts';

const NO_NAME = text(
  'É menor de idade: para publicar, preencha o nome do responsável. Ainda não sabe? Salve como rascunho: sai do ar na hora.',
  'A minor: to publish, fill in the guardian’s name. Not known yet? Save as a draft: the talent leaves the site at once.',
);
const NO_CONTACT = text(
  'É menor de idade: para publicar, preencha o telefone ou o e-mail do responsável.',
  'A minor: to publish, fill in the guardian’s phone number or e-mail address.',
);
const TITLES = {
  name: text('Responsável', 'Guardian'),
  contact: text('Telefone do responsável', 'Guardian’s phone'),
};

function guardianOf({ agency }: Partial<Talent>) {
  const { guardian_name, guardian_phone, guardian_email } = agency ?? {};
  return { name: guardian_name ?? '', phone: guardian_phone ?? '', email: guardian_email ?? '' };
}

function isRefused(talent: Partial<Talent>, today: string): boolean {
  const { status, birthdate } = talent;
  const guardian = guardianOf(talent);
  return status === 'published' && lacksGuardian({ birthdate: birthdate ?? null, guardian }, today);
}

/** Refuses to publish a minor without a guardian. Talents that were public without one may still be edited. */
export const refuseUnguarded: CollectionBeforeChangeHook<Talent> = ({ data, originalDoc, req }) => {
  const today = localDay(Date.now());
  const agency = { ...originalDoc?.agency, ...data.agency };
  const wasSo = originalDoc ? isRefused(originalDoc, today) : false;
  const talent = { ...originalDoc, ...data, agency };
  if (!req.user || wasSo || !isRefused(talent, today)) return data;
  const { name, phone, email } = guardianOf(talent);
  const errors = [
    ...(name.trim()
      ? []
      : [{ path: PROBLEM_FIELDS.minor, label: TITLES.name, message: messageFor(req, NO_NAME) }]),
    ...(phone.trim() || email.trim()
      ? []
      : [{ path: 'agency.guardian_phone', label: TITLES.contact, message: messageFor(req, NO_CONTACT) }]),
  ];
  throw new ValidationError({ collection: 'talents', errors, req }, req.t);
};
