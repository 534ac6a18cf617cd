import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, vi } from 'vitest';
import { createByteBudget } from '../../lib/forms/byte-budget.ts';
import { VISITOR_ADDRESS_HEADER } from '../../lib/visitor-address.ts';
import { createEntrance } from '../large-bodies.ts';
import { listen } from './listen.ts';

/** A body that has to ask for room. */
export const LARGE = 300 * 1024;
const A_WHILE_MS = 10_000;

type Options = {
  room?: number;
  addressShare?: number;
  waitLimitMs?: number;
  stallLimitMs?: number;
  bodyLimitMs?: number;
};

/**
 * A server behind the entrance that reads bodies and answers their length: those of `/held` when it is told to finish
 * them. `/deaf` is a framework that waits for the rest of a body that never comes, `/unread` one that refuses by the head,
 * `/half` one that has begun to read and refuses.
 */
export async function openSite({
  room = 2 * LARGE,
  addressShare = room,
  waitLimitMs = 30_000,
  stallLimitMs = 30_000,
  bodyLimitMs = A_WHILE_MS,
}: Options = {}) {
  const seen = { come: 0, gone: 0, begun: 0, inside: 0, most: 0 };
  const held: (() => void)[] = [];
  const enter = createEntrance({
    enter: createByteBudget({ room, addressShare, waitLimitMs }),
    stallLimitMs,
    bodyLimitMs,
  });
  const url = await listen((req, res) => {
    seen.come += 1;
    req.once('close', () => {
      seen.gone += 1;
    });
    enter(req, res, async () => {
      seen.begun += 1;
      seen.inside += 1;
      seen.most = Math.max(seen.most, seen.inside);
      try {
        if (req.url === '/half') await once(req.pipe(new PassThrough()), 'readable');
        if (req.url === '/half' || req.url === '/unread') {
          res.writeHead(413).end('too large');
          return;
        }
        const { length } = await buffer(req).catch((error) => {
          if (req.url === '/deaf') return new Promise<never>(() => {});
          throw error;
        });
        if (req.url === '/held') await new Promise<void>((resolve) => held.push(resolve));
        res.end(String(length));
      } finally {
        seen.inside -= 1;
      }
    }).catch(() => res.destroy());
  });

  /** Waits until so many have been read and are held. */
  const untilHeld = (many: number) =>
    vi.waitFor(() => expect(held.length).toBeGreaterThanOrEqual(many), { timeout: A_WHILE_MS });

  return {
    seen,
    held,
    untilHeld,
    until: (check: () => void) => vi.waitFor(check, { timeout: A_WHILE_MS }),
    async finish(which: number) {
      await untilHeld(which + 1);
      held[which]?.();
    },
    post: (bytes: number, path = '/held', headers: Record<string, string> = {}) =>
      fetch(new URL(path, url), { method: 'POST', body: new Uint8Array(bytes), headers }),
    /** Announces a large body and writes as much of it as is given; `closed` comes when the server has hung up. */
    begin(path: string, text = '', address = '192.0.2.1') {
      const socket = connect(Number(url.port), url.hostname);
      const closed = new Promise<void>((resolve) =>
        socket.on('error', () => {}).once('close', () => resolve()),
      );
      const head = [`Host: ${url.host}`, `Content-Length: ${LARGE}`, `${VISITOR_ADDRESS_HEADER}: ${address}`];
      socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${text}`);
      return { socket, closed };
    },
  };
}
