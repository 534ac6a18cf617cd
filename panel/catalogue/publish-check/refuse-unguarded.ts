import { FACTS } from '@passarela/contract/facts';
import { GUARDIAN } from '@passarela/contract/limits';
import { type Text, text } from '@passarela/contract/text';
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { actOf } from '../../parts/audit/note.ts';
import type { Talent } from '../../platform/db/payload-types.ts';
import { messageFor } from '../../platform/errors/refusal.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { listed, MINORS, minorsAmong, missingOf } from '../../platform/reference/minors.ts';
import { AGENCY_TAB, PROBLEM_FIELDS } from './problems.ts';

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
/** With the tab, as Payload names the fields that it refuses by itself. */
const inTab = ({ pt, en }: Text) => ({ pt: `${AGENCY_TAB.pt} → ${pt}`, en: `${AGENCY_TAB.en} → ${en}` });
const FIELDS = {
  name: { path: PROBLEM_FIELDS.minor, label: inTab(FACTS[GUARDIAN.name].label) },
  contact: { path: `agency.${GUARDIAN.phone}`, label: inTab(FACTS[GUARDIAN.phone].label) },
};

const isPublished = ({ status, deletedAt }: Partial<Talent>): boolean => status === 'published' && !deletedAt;

/** Whether a save brings a state from elsewhere: the trash, an older version, a sheet. */
const comesFromElsewhere = ({ context }: PayloadRequest, before: Partial<Talent>): boolean =>
  Boolean(before.deletedAt) || context.isRestoringVersion === true || context.isFromSheet === true;

/**
 * Refuses to publish a minor without a guardian. A restored one, and one whom a sheet leaves without, becomes a draft
 * instead, and is named. Talents that were public without one may still be edited.
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
  if (before && comesFromElsewhere(req, before)) return { ...data, status: 'draft' };
  const wasSo = before && isPublished(before) && missingOf(before, 'site', today).length > 0;
  if (!req.user || wasSo) return data;
  const errors = missing.map((one) => ({ ...FIELDS[one], message: messageFor(req, MESSAGES[one]) }));
  throw new ValidationError({ collection: 'talents', errors, req }, req.t);
};

const DRAFTS = text(
  'Voltou como rascunho, porque é menor e falta algo na ficha',
  'Back as a draft, because a minor and something is missing in the entry',
);
/** Acts that take a person off, bring one back, or to an older state. */
const MOVES: readonly string[] = ['trash', 'restore', 'version', 'unpublish'];
const touched = new WeakMap<Headers, { drafts: string[]; others: string[] }>();

/** Names the minors whom an act touches, in the answer's header `X-Minors`: a line for drafts, a line for others. */
export const nameMinors: CollectionAfterChangeHook<Talent> = ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create' || !req.user || req.context.isFromSheet === true) return doc;
  const act = actOf(req.context, { ...previousDoc }, { ...doc });
  const isMove = MOVES.includes(act) || (act === 'bulk' && previousDoc.status !== doc.status);
  const [today, language] = [localDay(Date.now()), languageOf(req.i18n)];
  const [named] = isMove ? minorsAmong([doc], language, today) : [];
  if (named === undefined) return doc;
  req.responseHeaders ??= new Headers();
  const names = touched.get(req.responseHeaders) ?? { drafts: [], others: [] };
  const isBack = act === 'restore' || act === 'version';
  const isDraft = isBack && previousDoc.status === 'published' && doc.status === 'draft';
  (isDraft ? names.drafts : names.others).push(named);
  touched.set(req.responseHeaders, names);
  const lines = [[DRAFTS, names.drafts] as const, [MINORS, names.others] as const].map(([heading, list]) =>
    list.length > 0 ? `${heading[language]}: ${listed(list, language)}.` : '',
  );
  req.responseHeaders.set('X-Minors', encodeURIComponent(lines.join('\n')));
  return doc;
};
