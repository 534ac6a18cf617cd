import 'server-only';
import { openPackage } from '../backend/package.ts';
import { href } from '../routes/href.ts';
import { WRONG_CODE, WRONG_PASSCODE } from '../routes/package-link.ts';
import { tryCode, tryPasscode } from './limits.ts';
import { asJson, langOf, leadTo, stateOf, WAIT_S } from './respond.ts';

/** A passcode or a code leads to the page: open, asking again, or after ten wrong ones closed for a while. */
export async function guessAsPage(link: string, data: FormData, address: string): Promise<Response> {
  const [isCode, lang] = [data.has('code'), langOf(data)];
  const right = await (isCode
    ? tryCode(link, String(data.get('code')), address)
    : tryPasscode(link, String(data.get('passcode')), address));
  if (right === 'limited') {
    const limited = href('package', { link, person: '', refusal: 'guesses' }, lang);
    return leadTo(limited, { 'Retry-After': String(WAIT_S) });
  }
  const opens = { link, person: '', ...(typeof right !== 'string' && right) };
  const place = right === 'locked' ? `#${isCode ? WRONG_CODE : WRONG_PASSCODE}` : '';
  return leadTo(href('package', opens, lang) + place);
}

/** For script: the person whose code it is, with their answers. */
export async function goOnAsJson(link: string, data: FormData, address: string): Promise<Response> {
  const right = await tryCode(link, String(data.get('code')), address);
  if (typeof right === 'string') return stateOf(right);
  return asJson({ ...right, result: await openPackage(link, right.person) });
}
