import { setTimeout as delay } from 'node:timers/promises';
import type { Program } from './children.ts';

const EVERY_MS = 200;
const ANSWER_MS = 10_000;

async function isUp(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}

/** Waits until the address answers below 500; throws the last output of the program if it ends, or is too late. */
export async function waitUntilUp(url: string, program: Program, timeoutMs = 120_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let isEnded = false;
  program.ended.then(() => {
    isEnded = true;
  });
  while (!(await isUp(url))) {
    const tail = program.output().split('\n').slice(-30).join('\n');
    if (isEnded) throw new Error(`It ended before ${url} answered:\n${tail}`);
    if (Date.now() > deadline) throw new Error(`${url} does not answer:\n${tail}`);
    await delay(EVERY_MS);
  }
}
