import { isMinorOn } from '@passarela/contract/limits';
import { text } from '@passarela/contract/text';
import type { CollectionBeforeChangeHook } from 'payload';
import type { Talent } from '../../platform/db/payload-types.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { localDay } from '../../platform/reference/agency-time.ts';

export const ADULTS = text(
  'Menores são autorizados um a um, na ficha, com a autorização do responsável.',
  'Minors are allowed one by one, in their entry, with the guardian’s consent.',
);

/** Whether whoever has this birthdate is a minor today, or has none. */
export const isMinorToday = (birthdate: string | null | undefined): boolean =>
  !birthdate || isMinorOn(birthdate.slice(0, 10), localDay(Date.now()));

/** Refuses to allow that a minor is sent abroad, by a change of many at once. */
export const abroadOneByOne: CollectionBeforeChangeHook<Talent> = ({ data, originalDoc, req }) => {
  const { agency, birthdate } = { ...originalDoc, ...data };
  const isAllowed = agency?.abroad === true && originalDoc?.agency?.abroad !== true;
  if (req.context.isBulk === true && isAllowed && isMinorToday(birthdate)) throw refusalFor(req, ADULTS, 409);
  return data;
};
