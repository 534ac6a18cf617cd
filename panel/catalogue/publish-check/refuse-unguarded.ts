import { text } from '@passarela/contract/text';
import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import type { Talent } from '../../platform/db/payload-types.ts';
import { messageFor } from '../../platform/errors/refusal.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { missingOf } from '../../platform/reference/minors.ts';
import { PROBLEM_FIELDS } from './problems.ts';

const MESSAGES = {
  name: text(
    'É menor de idade: para publicar, preencha o nome do responsável. Ainda não sabe? Salve como rascunho: sai do ar na hora.',
    'A minor: to publish, fill in the guardian’s name. Not known yet? Save as a draft: the talent leaves the site at once.',
  ),
  contact: text(
    'É menor de idade: para publicar, preencha o telefone ou o e-mail do responsável.',
    'A minor: to publish, fill in the guardian’s phone number or e-mail address.',
  ),
};
const FIELDS = {
  name: { path: PROBLEM_FIELDS.minor, label: text('Responsável', 'Guardian') },
  contact: { path: 'agency.guardian_phone', label: text('Telefone do responsável', 'Guardian’s phone') },
};

const isPublished = ({ status, deletedAt }: Partial<Talent>): boolean => status === 'published' && !deletedAt;

/**
 * Refuses to publish a minor without a guardian. Whoever comes back from the trash becomes a draft instead; a row of
 * a sheet is refused, and the import's end names it. Talents that were public without one may still be edited.
 */
export const refuseUnguarded: CollectionBeforeChangeHook<Talent> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const today = localDay(Date.now());
  const talent = { ...originalDoc, ...data, agency: { ...originalDoc?.agency, ...data.agency } };
  const missing = isPublished(talent) ? missingOf(talent, 'site', today) : [];
  if (missing.length === 0) return data;
  const before = operation === 'update' ? originalDoc : undefined;
  if (before?.deletedAt) return { ...data, status: 'draft' };
  const wasSo = before && isPublished(before) && missingOf(before, 'site', today).length > 0;
  if (!req.user || wasSo) return data;
  const errors = missing.map((one) => ({ ...FIELDS[one], message: messageFor(req, MESSAGES[one]) }));
  throw new ValidationError({ collection: 'talents', errors, req }, req.t);
};
