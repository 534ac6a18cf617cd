import type { IncomingMessage } from 'node:http';
import { Refused } from './refusal.ts';
import type { BodyRule } from './rule.ts';

const countOf = ({ rawHeaders }: IncomingMessage, name: string) =>
  rawHeaders.filter((each, at) => at % 2 === 0 && each.toLowerCase() === name).length;

/** Throws 400 for a request that two servers could read in two ways, or that asks for another protocol. */
export function checkFraming(req: IncomingMessage): void {
  if (countOf(req, 'host') > 1)
    throw new Refused({ status: 400, message: 'More than one Host', isLast: true });
  if (req.headers.upgrade !== undefined)
    throw new Refused({ status: 400, message: 'No other protocol here', isLast: true });
}

/** How many bytes one sender may send, and the answer to more. */
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
