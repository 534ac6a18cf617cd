import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createCapacity } from './capacity.ts';
import { checkBody } from './check-body.ts';
import { type Allowance, checkFraming, checkLength } from './check-head.ts';
import { findBodyRule } from './find-rule.ts';
import { PACE, type Pace, watchPace } from './pace.ts';
import { readBody } from './read-body.ts';
import { Refused } from './refusal.ts';
import { asJson, hearOut, refuse, type Word } from './refuse.ts';
import type { BodyRule, Rule } from './rule.ts';
import { withBody } from './with-body.ts';

const NOTHING = Buffer.alloc(0);
const CROWD_RETRY_AFTER_S = 5;
const ROOM_BYTES = 16 * 1024 * 1024;
/** Text forms never wait for room. */
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
