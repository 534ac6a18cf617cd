import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormAnswer } from '@/lib/forms/answer';
import { queuedQuotes, queueQuote } from './queued-quote';
import { sendQueuedQuotes } from './send-queued-quotes';

const SENT = { status: 'sent', reference: null, sendsMail: false } satisfies FormAnswer;
let stored: Map<string, string>;
/** The requests to the site, and its answers; a lost post throws. */
let asked: string[];
let answers: { knownAgain: boolean | 'away'; post: FormAnswer | 'lost' };

beforeEach(() => {
  stored = new Map();
  asked = [];
  answers = { knownAgain: false, post: SENT };
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: stored.set.bind(stored),
    removeItem: stored.delete.bind(stored),
  });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`);
    if (method === 'POST') {
      if (answers.post === 'lost') throw new TypeError('no network');
      return Response.json(answers.post);
    }
    return answers.knownAgain === 'away'
      ? new Response(null, { status: 503 })
      : Response.json({ known_again: answers.knownAgain });
  });
  const data = new FormData();
  data.set('models', '[1]');
  queueQuote(data);
});
afterEach(() => vi.unstubAllGlobals());

/** Sends the waiting quotes; returns the messages. */
async function sendAll() {
  const told: FormAnswer[] = [];
  await sendQueuedQuotes((answer) => told.push(answer));
  return told;
}

const POST = 'POST /api/quotes';
const ASK = 'GET /api/quotes';

it('a quote that was never tried is sent, to any service', async () => {
  expect(await sendAll()).toEqual([SENT]);
  expect(asked).toEqual([POST]);
  expect(queuedQuotes()).toEqual([]);
});

it.each<[string, boolean | 'away', string[], string[], number]>([
  ['keeps keys is sent again', true, [ASK, POST], ['sent'], 0],
  ['keeps none is not sent again: nobody knows whether it arrived', false, [ASK], ['failed'], 0],
  ['does not answer waits on', 'away', [ASK], [], 1],
])('a quote whose answer was lost, of a service that %s', async (_what, knownAgain, calls, told, left) => {
  answers.post = 'lost';
  expect(await sendAll()).toEqual([]);
  expect(queuedQuotes()).toHaveLength(1);
  asked = [];
  answers = { knownAgain, post: SENT };
  expect((await sendAll()).map(({ status }) => status)).toEqual(told);
  expect(asked).toEqual(calls);
  expect(queuedQuotes()).toHaveLength(left);
});

it('the visitor of such a quote reads that we do not know', async () => {
  answers.post = 'lost';
  await sendAll();
  expect(await sendAll()).toMatchObject([{ status: 'failed', failure: 'unknown' }]);
});
