import type { IncomingHttpHeaders } from 'node:http';
import { bodyType } from './content-type.ts';
import { isDeeperThan } from './json-depth.ts';
import { checkMultipart } from './multipart.ts';
import { Refused } from './refusal.ts';
import type { BodyRule } from './rule.ts';

const DEPTH_MAX = 32;
const AMPERSAND = '&';

function pairsIn(body: Buffer): number {
  let pairs = 1;
  for (let at = body.indexOf(AMPERSAND); at >= 0; at = body.indexOf(AMPERSAND, at + 1)) pairs += 1;
  return pairs;
}

/** Throws 413 for a body that is shaped to cost more than its length: nested deep, or of too many parts. */
export async function checkBody(body: Buffer, headers: IncomingHttpHeaders, rule: BodyRule): Promise<void> {
  const type = bodyType(headers['content-type']);
  if (type === 'json' && isDeeperThan(body, rule.maxDepth ?? DEPTH_MAX)) {
    throw new Refused({ status: 413, message: 'The JSON is nested too deep' });
  }
  if (type === 'urlencoded' && pairsIn(body) > (rule.maxFields ?? 0)) {
    throw new Refused({ status: 413, message: 'The form has too many fields' });
  }
  if (type === 'multipart') await checkMultipart(body, headers, rule);
}
