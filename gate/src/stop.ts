import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const IDLE_CHECK_MS = 50;
const CLOSE_WITHIN_MS = 2_000;
const STOPPING = Symbol.for('passarela.stopping');

/** Whether this process is stopping: known to Next's bundles too, which have copies of this module. */
export const isStopping = (): boolean => Reflect.get(globalThis, STOPPING) === true;

/** Follows a server's requests; the result ends it gracefully, and gives how many `limitMs` cut off. */
export function stopper(server: Server): (limitMs: number) => Promise<number> {
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  let drained = () => {};

  server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    underWay.add(res);
    // A client that may go on learns from this answer that the connection ends with it.
    if (isEnding) res.shouldKeepAlive = false;
    // A refused body is read to its end after the answer: its sender would never read the answer otherwise.
    let open = 2;
    const end = () => {
      open -= 1;
      if (open === 0) underWay.delete(res);
      if (underWay.size === 0) drained();
    };
    req.once('close', end);
    res.once('close', end);
  });

  return async (limitMs) => {
    isEnding = true;
    server.close();
    for (const res of underWay) res.shouldKeepAlive = false;
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const { promise, resolve } = Promise.withResolvers<void>();
    drained = resolve;
    if (underWay.size === 0) drained();
    const timer = new AbortController();
    await Promise.race([promise, delay(limitMs, undefined, { signal: timer.signal }).catch(() => {})]);
    timer.abort();
    clearInterval(idle);
    const left = underWay.size;
    server.closeAllConnections();
    return left;
  };
}

type Options = { limitMs: number; close?: () => Promise<unknown>; onLate: (requests: number) => void };

/** On SIGTERM or SIGINT: ends the server as `stopper` does, then calls `close`, then ends the process. */
export function stopOnSignals(server: Server, { limitMs, close = async () => {}, onLate }: Options): void {
  const end = stopper(server);
  const stop = async () => {
    Reflect.set(globalThis, STOPPING, true);
    const left = await end(limitMs);
    if (left > 0) onLate(left);
    await Promise.race([close().catch(() => {}), delay(CLOSE_WITHIN_MS)]);
    process.exit(left > 0 ? 1 : 0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}
