import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createCapacity, readChecked, withBody } from './body.ts';
import { Refused } from './refusal.ts';
import { asJson, hearOut, refuse, type Word } from './refuse.ts';
import { checkFraming, checkLength, findBodyRule, type Rule } from './rule.ts';
import { PACE, type Pace, watchPace } from './web-stream.ts';

const NOTHING = Buffer.alloc(0);
const CROWD_RETRY_AFTER_S = 5;

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
  const capacity = createCapacity();

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
    return rule.isStreamed ? req : await readChecked(req, rule, { ...allowance, capacity });
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
