import { text } from '@passarela/contract/text';
import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { refuseUnguardedTo } from '../parts/access/require.ts';
import { findAll } from '../platform/db/find.ts';
import type { Package, Talent } from '../platform/db/payload-types.ts';
import { messageFor, refusal } from '../platform/errors/refusal.ts';
import { countryAbroad, mayGoAbroad } from './clients.ts';
import { hasMinor, lastMoment, usualEnd } from './expiry.ts';
import { applicantsAmong, talentIds } from './sendable.ts';

const APPLICANT = text(
  'ainda é candidatura. Candidatos não entram em pacotes: aceite a candidatura antes.',
  'is an applicant still. Applicants are in no package: accept the application first.',
);
const TWICE = text('está duas vezes no pacote.', 'is in the package twice.');

/** Refuses a package with an applicant, and with a talent twice; by name. */
export const refuseTalents: CollectionBeforeValidateHook<Package> = async ({ data, req }) => {
  const ids = talentIds(data?.talents);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  const [applicant] = await applicantsAmong(req, ids);
  const id = twice ?? applicant;
  if (id === undefined) return data;
  const [talent] = await findAll(req, 'talents', { id: { equals: id } });
  const reason = messageFor(req, twice === undefined ? APPLICANT : TWICE);
  throw refusal(`${talent?.name ?? id} ${reason}`, 400);
};

const NOT_ABROAD = text(
  'Este cliente está fora do Brasil, e não podem ser enviados ao exterior (quem pode autorizar marca em “Antes de enviar”):',
  'This client is outside Brazil, and these may not be sent abroad (whoever may allow it ticks in “Before you send it”):',
);

const NO_TICK = text('menor: falta marcar na ficha', 'a minor: not ticked in the entry');
const NO_CONSENT = text(
  'menor: falta a autorização do responsável',
  'a minor: the guardian’s consent is missing',
);

/** A minor's name with the thing that is missing. */
function refusedName(req: PayloadRequest, { name, agency, birthdate }: Talent): string {
  if (!hasMinor([{ birthdate: birthdate ?? null }], Date.now())) return name;
  const missing = [
    ...(agency?.abroad ? [] : [messageFor(req, NO_TICK)]),
    ...(agency?.abroad_consent?.trim() ? [] : [messageFor(req, NO_CONSENT)]),
  ];
  return `${name} (${missing.join('; ')})`;
}

/** Refuses a package for a client abroad with talents who may not be sent there; by name. */
export const refuseAbroad: CollectionBeforeValidateHook<Package> = async ({ data, originalDoc, req }) => {
  const { client, talents } = { ...originalDoc, ...data };
  const ids = talentIds(talents);
  if (ids.length === 0 || (await countryAbroad(req, client)) === null) return data;
  const found = await findAll(req, 'talents', { id: { in: ids } });
  const refused = ids.flatMap((id) =>
    found.filter((talent) => talent.id === id && !mayGoAbroad(talent, Date.now())),
  );
  if (refused.length === 0) return data;
  throw refusal(
    `${messageFor(req, NOT_ABROAD)} ${refused.map((talent) => refusedName(req, talent)).join(', ')}.`,
    400,
  );
};

type Lines = Partial<Pick<Package, 'talents' | 'state' | 'expires_at'>>;
const shownIn = ({ talents, state }: Lines): number[] =>
  state === 'revoked' ? [] : talentIds((talents ?? []).filter(({ taken_down }) => taken_down !== true));
const endOf = ({ expires_at }: Lines): number => lastMoment(expires_at) || 0;

/**
 * A package takes no minor without a guardian in, and is not extended with one. A minor in it already is hidden
 * by `unread.ts`, so that all else of the package may still be saved.
 */
export const refuseUnguarded: CollectionBeforeValidateHook<Package> = async (save) => {
  const { data, originalDoc, operation, req } = save;
  const after: Lines = { ...originalDoc, ...data };
  // of a duplicate Payload gives the document that it is made of
  const isKnown = operation === 'update' && originalDoc && endOf(after) <= endOf(originalDoc);
  const before = isKnown ? shownIn(originalDoc) : [];
  await refuseUnguardedTo(
    req,
    shownIn(after).filter((id) => !before.includes(id)),
  );
  return data;
};

/** A revoked package gets a new version: no link of an older one opens again. */
export const raiseVersion: CollectionBeforeChangeHook<Package> = ({ data, originalDoc }) => {
  const version = originalDoc?.version ?? 1;
  const isRevoked = data.state === 'revoked' && originalDoc?.state !== 'revoked';
  return { ...data, version: originalDoc && isRevoked ? version + 1 : version };
};

const clientOf = ({ client }: Partial<Package>): number | null =>
  (typeof client === 'object' ? client?.id : client) ?? null;

/** Another client: a hold for the one before is one for somebody else. */
export const releaseHolds: CollectionBeforeChangeHook<Package> = ({ data, originalDoc, operation }) => {
  const after = { ...originalDoc, ...data };
  // of a duplicate Payload gives the document that it is made of
  if (operation !== 'update' || !originalDoc || clientOf(after) === clientOf(originalDoc)) return data;
  const talents = (after.talents ?? []).map((line) =>
    line.availability === 'reserved' ? { ...line, availability: 'on_hold' as const } : line,
  );
  return { ...data, talents };
};

/** Whoever made a package gets its answers by mail. */
export const noteMaker: CollectionBeforeChangeHook<Package> = ({ data, operation, req }) =>
  operation === 'create' ? { ...data, made_by: req.user?.id ?? null } : data;

/** The usual end for a package without one; a minor who joins brings a later end forward, unless staff set it now. */
export const setEnd: CollectionBeforeChangeHook<Package> = async ({ data, originalDoc, req }) => {
  const now = Date.now();
  const withMinor = async (lines: Package['talents']) => {
    const ids = talentIds(lines);
    return hasMinor(ids.length > 0 ? await findAll(req, 'talents', { id: { in: ids } }) : [], now);
  };
  const talents = data.talents ?? originalDoc?.talents;
  const before = originalDoc?.expires_at;
  const end = data.expires_at === undefined ? before : data.expires_at;
  if (!end) return { ...data, expires_at: usualEnd(await withMinor(talents), now) };
  const isSetNow = !before || Date.parse(end) !== Date.parse(before);
  if (isSetNow || !(await withMinor(talents)) || (await withMinor(originalDoc?.talents))) return data;
  const latest = usualEnd(true, now);
  return Date.parse(end) > Date.parse(latest) ? { ...data, expires_at: latest } : data;
};
