import { isBackendError } from '@/lib/backend/errors';
import { handOverPackage } from '@/lib/backend/package';
import { addressOf, isOwnPage } from '@/lib/forms/sender';
import { inTurn } from '@/lib/packages/limits';
import {
  asFailure,
  asJson,
  asPage,
  PRIVATE_HEADERS as headers,
  refused,
  stateOf,
} from '@/lib/packages/respond';
import { personIn, takeAnswer, takeSeen } from '@/lib/packages/take-answer';
import { goOnAsJson, guessAsPage } from '@/lib/packages/take-guess';
import { isPackageLink } from '@/lib/routes/package-link';
import { env } from '@/lib/system/env';

export const dynamic = 'force-dynamic';

/** A form without script comes with the origin `null`, because its page sends no referrer. */
const isOwnForm = (given: Headers): boolean =>
  given.get('origin') === 'null'
    ? ['same-origin', null].includes(given.get('sec-fetch-site'))
    : isOwnPage(given, env().SITE_URL);

const comesAsPage = (given: Headers): boolean => given.get('accept')?.includes('text/html') === true;

/** Gives a person who has answered a code for their other device. */
async function handOver(link: string, person: string): Promise<Response> {
  const given = await handOverPackage(link, person);
  return typeof given === 'string' ? stateOf(given) : Response.json(given, { headers });
}

async function take(link: string, data: FormData, given: Headers): Promise<Response> {
  const isForm = comesAsPage(given);
  if (data.has('code') && !isForm) return goOnAsJson(link, data, addressOf(given));
  if (data.has('code') || data.has('passcode')) return guessAsPage(link, data, addressOf(given));
  if (data.has('handover')) return handOver(link, personIn(data));
  const seen = await takeSeen(link, data);
  if (seen) return seen === true ? new Response(null, { status: 204, headers }) : stateOf(seen);
  const taken = await takeAnswer(link, data);
  return isForm ? asPage(link, data, taken) : asJson(taken);
}

/** Takes the forms of a package's page, with script (JSON) and without (back to the page). */
export async function POST(request: Request, { params }: RouteContext<'/api/packages/[link]'>) {
  const { link } = await params;
  const data = await request.formData().catch(() => null);
  if (!isPackageLink(link) || !data) return refused(404);
  if (!isOwnForm(request.headers)) return refused(403);
  try {
    return await inTurn(link, () => take(link, data, request.headers));
  } catch (error) {
    if (!isBackendError(error)) throw error;
    return comesAsPage(request.headers) ? asFailure(link, data) : refused(503);
  }
}
