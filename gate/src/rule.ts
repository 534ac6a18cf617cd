import type { IncomingMessage } from 'node:http';
import { Refused } from './refusal.ts';

const TYPES: Record<string, BodyType> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'urlencoded',
  'multipart/form-data': 'multipart',
  'text/plain': 'text',
};

/** The kind of body that a Content-Type names; null for every other, or none. */
export function bodyType(contentType: string | undefined): BodyType | null {
  const name = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return TYPES[name] ?? null;
}

type BodyType = 'json' | 'urlencoded' | 'multipart' | 'text';

/** The rule for the body of one route. Bytes count the whole body as it comes over the wire. */
export type BodyRule = {
  types: readonly BodyType[];
  maxBytes: number;
  maxFields?: number;
  maxFiles?: number;
  maxDepth?: number;
  /** The limit for a sender without a valid session or service token; more is 401. Absent: the same for all. */
  maxAnonymousBytes?: number;
  /** Streamed, because it is too large for memory; needs a Content-Length. */
  isStreamed?: boolean;
};

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** A route that is more than read: its `body`, none, or `dropsBody` for a program that answers 404 or 405 itself. */
export type Rule = {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  fits: (pathname: string, req: RequestHead) => boolean;
  body?: BodyRule;
  dropsBody?: boolean;
  /** Only for a sender with a session or token: any other gets 401, with or without a body. */
  isForKnown?: boolean;
};

const OPEN_END = '/**';

/** A test for paths: braces are one segment (`/api/talents/{lang}`), a last `/**` any number or none. */
export function pathPattern(pattern: string): (pathname: string) => boolean {
  const isOpen = pattern.endsWith(OPEN_END);
  const parts = (isOpen ? pattern.slice(0, -OPEN_END.length) : pattern).split('/');
  return (pathname) => {
    const given = pathname.split('/');
    if (isOpen ? given.length < parts.length : given.length !== parts.length) return false;
    return parts.every((part, at) => (part.startsWith('{') ? given[at] !== '' : part === given[at]));
  };
}

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

const countOf = ({ rawHeaders }: IncomingMessage, name: string) =>
  rawHeaders.filter((each, at) => at % 2 === 0 && each.toLowerCase() === name).length;

/** Throws 400 for a request that two servers could read in two ways, or that asks for another protocol. */
export function checkFraming(req: IncomingMessage): void {
  if (countOf(req, 'host') > 1)
    throw new Refused({ status: 400, message: 'More than one Host', isLast: true });
  if (req.headers.upgrade !== undefined)
    throw new Refused({ status: 400, message: 'No other protocol here', isLast: true });
}

export type Allowance = { bytes: number; over: Refused };

function allowanceOf(rule: BodyRule, isKnown: () => boolean): Allowance {
  const { maxBytes, maxAnonymousBytes = maxBytes } = rule;
  if (maxAnonymousBytes >= maxBytes || isKnown()) {
    return {
      bytes: maxBytes,
      over: new Refused({ status: 413, message: `The body is over ${maxBytes} bytes` }),
    };
  }
  return { bytes: maxAnonymousBytes, over: new Refused({ status: 401, message: 'Sign in first' }) };
}

/** How much of a body may come, by its head. Throws 413 by its length, 401 for strangers, 411 without a length. */
export function checkLength(
  req: Pick<IncomingMessage, 'headers'>,
  rule: BodyRule,
  isKnown: () => boolean,
): Allowance {
  const { 'content-length': announced } = req.headers;
  if (announced === undefined && rule.isStreamed) {
    throw new Refused({ status: 411, message: 'The length has to be announced' });
  }
  const length = Number(announced ?? 0);
  const allowance = allowanceOf(rule, length > rule.maxBytes ? () => true : isKnown);
  if (length > allowance.bytes) throw allowance.over;
  return allowance;
}
