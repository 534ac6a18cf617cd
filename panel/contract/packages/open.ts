import { packageAnswer, packageOpenBody } from '@passarela/contract';
import type { Payload } from 'payload';
import { readAnswers } from '../../packages/answers.ts';
import type { Opened } from '../../packages/open-package.ts';
import { sendableTalents } from '../../packages/sendable.ts';
import { talentIds } from '../../packages/talent-ids.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { json } from '../http/answer.ts';
import { readJson } from '../http/input.ts';
import type { Handler } from '../http/route.ts';
import { opened } from './opened.ts';
import { toPackage } from './shape.ts';

/** The whole answer about an open package: its talents as of now, and this person's own answers. */
export async function answerAbout(
  payload: Payload,
  found: Opened,
  { key, now }: { key: string | null | undefined; now: number },
): Promise<Response> {
  const talents = await sendableTalents(payload, talentIds(found.stored.talents));
  const [person] = key ? await readAnswers(payload, found.stored.id, key) : [];
  return json(packageAnswer.parse({ data: toPackage(found, talents, { person, day: localDay(now) }) }));
}

/** POST {PANEL}/api/packages/open: what the package shows. */
export const openCall: Handler = async ({ request, payload, env, now }) => {
  const { link, person } = await readJson(request, packageOpenBody);
  const found = await opened(payload, link, { env, now });
  return answerAbout(payload, found, { key: person, now: now() });
};
