import { Agent } from 'undici';
import { ANSWER_MAX_BYTES } from './read-body.ts';
import { answerLimitMs } from './time-limits.ts';

const FILE_MAX_BYTES = 20_000_000;
const SILENCE_LIMIT_MS = 30_000;

/** Purposes of connections: each has its own, so that slow readers and many pictures take none of the pages'. */
const PURPOSES = {
  read: () => ({ maxResponseSize: ANSWER_MAX_BYTES, connections: 16, keepAliveTimeout: 10_000 }),
  // keeps none: where a service closes one as a form leaves, nobody knows whether it arrived
  form: () => ({ maxResponseSize: ANSWER_MAX_BYTES, pipelining: 0 }),
  file: () => ({ maxResponseSize: FILE_MAX_BYTES }),
  gallery: () => ({ headersTimeout: answerLimitMs(), bodyTimeout: SILENCE_LIMIT_MS }),
  packagePicture: () => ({ headersTimeout: answerLimitMs(), connections: 16 }),
} satisfies Record<string, () => Agent.Options>;
export type Purpose = keyof typeof PURPOSES;

const CONNECT_LIMIT_MS = 3_000;

declare global {
  var passarelaConnections: Map<Purpose, Agent> | undefined;
}

export function connectionsFor(purpose: Purpose): Agent {
  globalThis.passarelaConnections ??= new Map();
  const known = globalThis.passarelaConnections.get(purpose);
  if (known) return known;
  const made = new Agent({ connect: { timeout: CONNECT_LIMIT_MS }, ...PURPOSES[purpose]() });
  globalThis.passarelaConnections.set(purpose, made);
  return made;
}

export async function closeConnections(): Promise<void> {
  const all = [...(globalThis.passarelaConnections?.values() ?? [])];
  globalThis.passarelaConnections = undefined;
  await Promise.all(all.map((agent) => agent.destroy()));
}
