import { text } from '@passarela/contract/text';
import type { CollectionBeforeChangeHook } from 'payload';
import type { Talent } from '../../platform/db/payload-types.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { countsAsMinorNow } from '../../platform/reference/minors.ts';

export const ADULTS = text(
  'Menores são autorizados um a um, na ficha, com a autorização do responsável.',
  'Minors are allowed one by one, in their entry, with the guardian’s consent.',
);

/** Refuses to allow that a minor is sent abroad, by a change of many at once. */
export const abroadOneByOne: CollectionBeforeChangeHook<Talent> = ({ data, originalDoc, req }) => {
  const { agency, birthdate } = { ...originalDoc, ...data };
  const isAllowed = agency?.abroad === true && originalDoc?.agency?.abroad !== true;
  if (req.context.isBulk === true && isAllowed && countsAsMinorNow(birthdate))
    throw refusalFor(req, ADULTS, 409);
  return data;
};
