import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Capacity, createCapacity } from './capacity.ts';
import { type Allowance, checkFraming, checkLength } from './check-head.ts';
import { bodyType } from './content-type.ts';
import { findBodyRule } from './find-rule.ts';
import { isDeeperThan } from './json-depth.ts';
import { checkMultipart } from './multipart.ts';
import { PACE, type Pace, watchPace } from './pace.ts';
import { Refused } from './refusal.ts';
import { asJson, hearOut, refuse, type Word } from './refuse.ts';
import type { BodyRule, Rule } from './rule.ts';
import { withBody } from './with-body.ts';

const RETRY_AFTER_S = 10;

/** Reads a body into memory. Throws `over` when it is too long, 503 when too many are being read, stream errors. */
async function readBody(req: IncomingMessage, { bytes, over }: Allowance, room: Capacity): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      const next = length + chunk.length;
      if (next > bytes) throw over;
      if (!room.grow(length, next)) {
        throw new Refused({ status: 503, message: 'Too many bodies at once', retryAfterS: RETRY_AFTER_S });
      }
      length = next;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    room.leave(length);
  }
}

const DEPTH_MAX = 32;
const AMPERSAND = '&';

function pairsIn(body: Buffer): number {
  let pairs = 1;
  for (let at = body.indexOf(AMPERSAND); at >= 0; at = body.indexOf(AMPERSAND, at + 1)) pairs += 1;
  return pairs;
}

/** Throws 413 for a body that is shaped to cost more than its length: nested deep, or of too many parts. */
async function checkBody(body: Buffer, headers: IncomingHttpHeaders, rule: BodyRule): Promise<void> {
  const type = bodyType(headers['content-type']);
  if (type === 'json' && isDeeperThan(body, rule.maxDepth ?? DEPTH_MAX)) {
    throw new Refused({ status: 413, message: 'The JSON is nested too deep' });
  }
  if (type === 'urlencoded' && pairsIn(body) > (rule.maxFields ?? 0)) {
    throw new Refused({ status: 413, message: 'The form has too many fields' });
  }
  if (type === 'multipart') await checkMultipart(body, headers, rule);
}

const NOTHING = Buffer.alloc(0);
const CROWD_RETRY_AFTER_S = 5;
const ROOM_BYTES = 16 * 1024 * 1024;
const ROOM_FREE_BYTES = 64 * 1024;

const tooSlow = new Refused({ status: 408, message: 'The body came too slowly', isLast: true });
const tooManyConnections = new Refused({
  status: 503,
  message: 'Too many connections',
  retryAfterS: CROWD_RETRY_AFTER_S,
  isLast: true,
});

type Handle = (req: IncomingMessage) => Promise<void>;
type Options = {
  rules: readonly Rule[];
  /** Whether a request carries a valid session or service token; called only if a rule makes a difference. */
  isKnown?: (req: IncomingMessage) => boolean;
  /** Whether a connection came when there were too many (`guardSockets`). */
  isLate?: (socket: Socket) => boolean;
  word?: Word;
  pace?: Pace;
};

/** Checks a request before `handle` gets it, and answers refusals itself (docs/decisions/one-gate.md). */
export function createGate(options: Options) {
  const { rules, isKnown = () => false, isLate = () => false, word = asJson, pace = PACE } = options;
  const room = createCapacity(ROOM_BYTES, ROOM_FREE_BYTES);

  async function readChecked(
    req: IncomingMessage,
    rule: BodyRule,
    allowance: Allowance,
  ): Promise<IncomingMessage> {
    const body = await readBody(req, allowance, room);
    await checkBody(body, req.headers, rule);
    return withBody(req, body);
  }

  async function admit(req: IncomingMessage, res: ServerResponse): Promise<IncomingMessage> {
    if (isLate(req.socket)) throw tooManyConnections;
    checkFraming(req);
    const rule = findBodyRule(rules, req, () => isKnown(req));
    if (!rule) return req;
    if (rule === 'dropped') {
      hearOut(req, res);
      return withBody(req, NOTHING);
    }
    const allowance = checkLength(req, rule, () => isKnown(req));
    watchPace(req, pace, () => {
      refuse(req, res, tooSlow.refusal, word);
      res.once('close', () => req.destroy());
    });
    return rule.isStreamed ? req : await readChecked(req, rule, allowance);
  }

  return async (req: IncomingMessage, res: ServerResponse, handle: Handle): Promise<void> => {
    let admitted: IncomingMessage;
    try {
      admitted = await admit(req, res);
    } catch (error) {
      if (error instanceof Refused) return refuse(req, res, error.refusal, word);
      if (req.destroyed) return;
      throw error;
    }
    await handle(admitted);
  };
}
