import { packageAnswer, packageOpenBody } from '@passarela/contract';
import type { Payload } from 'payload';
import { offeredPhotos } from '../../content/offered-downloads.ts';
import { referenceOf } from '../../inbox/packages/entry.ts';
import { readAnswers } from '../../packages/answers.ts';
import { clientUnits, countryOf, isAbroad, reservedFor } from '../../packages/clients.ts';
import { ANYBODY } from '../../packages/link.ts';
import { noteSending } from '../../packages/note-sending.ts';
import { type Opened, openPackage, type Shut } from '../../packages/open-package.ts';
import { visibleTalents } from '../../packages/unread.ts';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { json } from '../http/answer.ts';
import { readJson } from '../http/input.ts';
import type { Call, Handler } from '../http/route.ts';
import { toPackage } from './shape.ts';

/** The whole answer about an open package: its talents as of now, and this person's own answers. */
export async function answerAbout(
  payload: Payload,
  found: Opened,
  { key, now }: { key: string | null | undefined; now: number },
): Promise<Response> {
  const { stored, recipient } = found;
  const [person] = key ? await readAnswers(payload, stored.id, key) : [];
  const country = await countryOf(payload, stored.client);
  const needsTerms = isAbroad(country) && !person?.accepted_at;
  const units = clientUnits(country);
  const talents = await visibleTalents(payload, stored, now);
  const shown = needsTerms ? { ...found, stored: { ...stored, talents: [] } } : found;
  // the link without a name is the preview of staff too: what is sent by it is noted at the first answer
  if (!needsTerms && (recipient !== ANYBODY || person))
    await noteSending(payload, stored, { recipient, now });
  const everybody = stored.shows_answers ? await readAnswers(payload, stored.id) : [];
  const others = everybody.filter((one) => one.key !== person?.key);
  const reference = person?.sent_at ? await referenceOf(payload, stored.id, person.key) : null;
  const day = localDay(now);
  const reserved = await reservedFor(payload, stored.client);
  const offersPhotos = offeredPhotos(day);
  const context = { person, reference, others, day, needsTerms, units, offersPhotos, reserved };
  const data = toPackage(shown, talents, context);
  return json(packageAnswer.parse({ data }));
}

/** POST {PANEL}/api/packages/open: what the package shows. */
export const openCall: Handler = async ({ request, payload, env, now }) => {
  const { link, person } = await readJson(request, packageOpenBody);
  const found = await opened(payload, link, { env, now });
  return answerAbout(payload, found, { key: person, now: now() });
};

/** The package, or ContractError: 404 for a wrong link, 410 for an ended one, 403 without its passcode. */
export function orRefuse(found: Opened | Shut): Opened {
  if (found === 'unknown') throw new ContractError(404, 'There is no such package');
  if (found === 'locked') {
    throw new ContractError(403, 'The passcode is missing', { errors: { link: ['passcode'] } });
  }
  if (typeof found === 'string') {
    throw new ContractError(410, `This link is ${found}`, { errors: { link: [found] } });
  }
  return found;
}

/** The package that a link opens, or {@link orRefuse}'s ContractError. */
export const opened = async (
  payload: Payload,
  link: string,
  { env, now }: Pick<Call, 'env' | 'now'>,
): Promise<Opened> => orRefuse(await openPackage(payload, link, { env, now: now() }));
