import { bodyType } from './content-type.ts';
import { Refused } from './refusal.ts';
import type { Asked, BodyRule, Rule } from './rule.ts';

/** Methods without a body, which every address may be asked with; the program says what it has there. */
const READING = ['GET', 'HEAD', 'OPTIONS'];

const pathOf = (url = '/') => url.split('?', 1)[0] ?? '/';

/** Whether a body is announced, empty ones apart. */
const hasBody = ({ headers }: Asked): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

function rulesFor(rules: readonly Rule[], req: Asked): Rule[] {
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

/**
 * The rule for the body that a request announces; null when it announces none, `dropped` where the program does not get it. Throws 405 for a method that the address
 * does not take, 401 where the sender would have to be known, 413 where no body may come, 415 for one of another type or that is compressed.
 */
export function findBodyRule(
  rules: readonly Rule[],
  req: Asked,
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
