import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Route } from './routes.ts';
import { headersOf, type WorstBody } from './worst-bodies.ts';

const GIVE_UP_MS = 45_000;

async function* chunksOf({ chunk, times = 1, everyMs }: WorstBody) {
  for (let sent = 0; sent < times; sent += 1) {
    yield chunk;
    if (everyMs !== undefined) await delay(everyMs);
  }
}

/** Posts a body until there is an answer; returns the status, or the end of the connection. */
export function post(origin: string, { method, path }: Route, body: WorstBody): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { origin, ...headersOf(body) };
    const req = request(new URL(path, origin), { method, agent: false, headers });
    const end = (answer: number | string) => {
      clearTimeout(timer);
      resolve(answer);
      req.destroy();
    };
    const timer = setTimeout(() => end('no answer'), GIVE_UP_MS);
    req.once('response', (res) => end(res.statusCode ?? 0));
    req.once('error', (error) => end(error.message));
    Readable.from(chunksOf(body)).pipe(req, { end: !body.isEndless });
  });
}
