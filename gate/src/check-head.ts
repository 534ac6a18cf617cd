import type { IncomingMessage } from 'node:http';
import { bodyType } from './content-type.ts';
import { Refused } from './refusal.ts';
import type { BodyRule } from './rule.ts';

const countOf = ({ rawHeaders }: IncomingMessage, name: string) =>
  rawHeaders.filter((each, at) => at % 2 === 0 && each.toLowerCase() === name).length;

/** Throws 400 for a request that two servers could read in two ways, or that asks for another protocol. */
export function checkFraming(req: IncomingMessage): void {
  if (countOf(req, 'host') > 1) throw new Refused({ status: 400, message: 'More than one Host' });
  if (req.headers.upgrade !== undefined)
    throw new Refused({ status: 400, message: 'No other protocol here' });
}

/** Whether a body is announced, empty ones apart. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

function checkType({ headers }: IncomingMessage, { types }: BodyRule): void {
  const type = bodyType(headers['content-type']);
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
  if (type === null || !types.includes(type) || !isPlain) {
    throw new Refused({ status: 415, message: `A body here is ${types.join(' or ')}, not compressed` });
  }
}

/** How many bytes this sender may send; 401 where nothing is taken from strangers. */
function limitFor({ maxBytes, maxStrangerBytes = maxBytes }: BodyRule, isKnown: () => boolean): number {
  if (maxStrangerBytes >= maxBytes || isKnown()) return maxBytes;
  if (maxStrangerBytes === 0) throw new Refused({ status: 401, message: 'Sign in first' });
  return maxStrangerBytes;
}

export const tooLarge = (limit: number) =>
  new Refused({ status: 413, message: `The body is over ${limit} bytes` });

/**
 * Decides by the head alone whether a body may come; answers its limit in bytes. Throws 415 for its type, 401, 413 for the
 * length it announces, 411 for a large one that announces none.
 */
export function checkHead(req: IncomingMessage, rule: BodyRule, isKnown: () => boolean): number {
  checkType(req, rule);
  const limit = limitFor(rule, isKnown);
  const { 'content-length': length } = req.headers;
  if (length !== undefined && Number(length) > limit) throw tooLarge(limit);
  if (length === undefined && rule.isStreamed) {
    throw new Refused({ status: 411, message: 'The length has to be announced' });
  }
  return limit;
}
