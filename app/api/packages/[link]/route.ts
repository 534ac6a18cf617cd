import { isBackendError } from '@/lib/backend/errors';
import { isLang, type Lang } from '@/lib/domain/languages';
import { addressOf, isOwnPage } from '@/lib/forms/sender';
import { takeAnswer, takeSeen } from '@/lib/packages/take-answer';
import { tryPasscode } from '@/lib/packages/try-passcode';
import { href } from '@/lib/routes/href';
import { isPackageLink, WRONG_PASSCODE } from '@/lib/routes/package-link';
import { env } from '@/lib/system/env';

export const dynamic = 'force-dynamic';

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };
const STATUSES = {
  unknown: 404,
  revoked: 410,
  expired: 410,
  locked: 403,
  closed: 409,
  limited: 429,
  refused: 422,
  unnamed: 422,
};
const NOT_SAVED = 'Não foi salvo. Volte e tente de novo. / Not saved. Go back and try again.\n';

const refused = (status: number, text = NOT_SAVED) =>
  new Response(text, { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } });

type Outcome = Awaited<ReturnType<typeof takeAnswer>>;

const asJson = ({ person, result }: Outcome): Response =>
  typeof result === 'string'
    ? Response.json({ state: result }, { status: STATUSES[result], headers })
    : Response.json({ person, own: result.person }, { headers });

/** The language of the page whose form it is. */
function langOf(data: FormData): Lang {
  const lang = String(data.get('lang'));
  return isLang(lang) ? lang : 'pt';
}

/** Back to the page: at the talent, at the name, or at the receipt. */
function asPage(link: string, data: FormData, { person, result }: Outcome): Response {
  if (result === 'limited' || result === 'refused') return refused(STATUSES[result]);
  const talent = Number(data.get('talent'));
  const place =
    result === 'unnamed' ? '#who' : data.has('send') ? '#sent' : talent > 0 ? `#talent-${talent}` : '';
  const to = href('package', { link, person }, langOf(data));
  return new Response(null, { status: 303, headers: { ...headers, Location: `${to}${place}` } });
}

/** A form without script comes with the origin `null`, because its page sends no referrer. */
const isOwnForm = (given: Headers): boolean =>
  given.get('origin') === 'null'
    ? ['same-origin', null].includes(given.get('sec-fetch-site'))
    : isOwnPage(given, env().SITE_URL);

const TRIED = 'Muitas senhas erradas. Espere 15 minutos. / Too many wrong passcodes. Wait 15 minutes.\n';

/** A passcode leads to the page: open, or asking again. */
async function unlock(link: string, data: FormData, given: Headers): Promise<Response> {
  const unlocked = await tryPasscode(link, String(data.get('passcode')), addressOf(given));
  if (unlocked === 'limited') return refused(429, TRIED);
  const isOpen = typeof unlocked !== 'string';
  const to = href('package', { link: isOpen ? unlocked.link : link, person: '' }, langOf(data));
  const place = unlocked === 'locked' ? `#${WRONG_PASSCODE}` : '';
  return new Response(null, { status: 303, headers: { ...headers, Location: `${to}${place}` } });
}

/** Takes the forms of a package's page, with script (JSON) and without (back to the page). */
export async function POST(request: Request, { params }: RouteContext<'/api/packages/[link]'>) {
  const { link } = await params;
  const data = await request.formData().catch(() => null);
  if (!isPackageLink(link) || !data) return refused(404);
  if (!isOwnForm(request.headers)) return refused(403);
  try {
    if (data.has('passcode')) return await unlock(link, data, request.headers);
    const seen = await takeSeen(link, data);
    if (seen) return new Response(null, { status: seen === true ? 204 : STATUSES[seen], headers });
    const taken = await takeAnswer(link, data);
    const isForm = request.headers.get('accept')?.includes('text/html');
    return isForm ? asPage(link, data, taken) : asJson(taken);
  } catch (error) {
    if (!isBackendError(error)) throw error;
    return refused(503);
  }
}
