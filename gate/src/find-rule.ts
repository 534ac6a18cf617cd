import { bodyType } from './content-type.ts';
import { Refused } from './refusal.ts';
import type { BodyRule, RequestHead, Rule } from './rule.ts';

/** Methods without a body, allowed at every address; the program decides what it answers. */
const READING = ['GET', 'HEAD', 'OPTIONS'];

const pathOf = (url = '/') => url.split('?', 1)[0] ?? '/';

const hasBody = ({ headers }: RequestHead): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

function rulesFor(rules: readonly Rule[], req: RequestHead): Rule[] {
  const { method = '', url } = req;
  if (READING.includes(method)) return [];
  const pathname = pathOf(url);
  const ofPath = rules.filter(({ fits }) => fits(pathname, req));
  const chosen = ofPath.filter((rule) => rule.method === method);
  if (chosen.length > 0) return chosen;
  const allow = [...new Set([...READING, ...ofPath.map((rule) => rule.method)])].join(', ');
  throw new Refused({ status: 405, message: 'Method not allowed here', allow });
}

const isForKnownOnly = (rules: readonly Rule[]) =>
  rules.length > 0 && rules.every(({ isForKnown }) => isForKnown);

/** The rule for a body; null without one, `dropped` if the program ignores it. Throws 401, 405, 413, 415. */
export function findBodyRule(
  rules: readonly Rule[],
  req: RequestHead,
  isKnown: () => boolean = () => false,
): BodyRule | 'dropped' | null {
  const chosen = rulesFor(rules, req);
  if (isForKnownOnly(chosen) && !isKnown()) throw new Refused({ status: 401, message: 'Sign in first' });
  if (!hasBody(req)) return null;
  const bodies = chosen.flatMap(({ body }) => (body ? [body] : []));
  if (bodies.length === 0 && chosen.some(({ dropsBody }) => dropsBody)) return 'dropped';
  if (bodies.length === 0) throw new Refused({ status: 413, message: 'No body is accepted here' });
  const { 'content-type': contentType, 'content-encoding': encoding = 'identity' } = req.headers;
  const type = bodyType(contentType);
  const fitting = bodies.find(({ types }) => type !== null && types.includes(type));
  if (fitting && encoding === 'identity') return fitting;
  const types = bodies.flatMap((body) => body.types).join(' or ');
  throw new Refused({ status: 415, message: `A body here is ${types}, not compressed` });
}
