import { setTimeout as delay } from 'node:timers/promises';
import type { Rule } from '@passarela/gate/rule';
import { workThrough } from '../../scripts/lib/work-through.ts';
import { residentBytes, watchMemory } from '../lib/process-memory.ts';
import { chosenBodies, type Posted } from './chosen-bodies.ts';
import { type Lateness, watchHealth } from './heartbeat.ts';
import type { Log } from './log-size.ts';
import { post } from './post.ts';
import type { Route } from './routes.ts';
import { SLOW_BODY, USUAL_BODIES } from './worst-bodies.ts';

const AT_ONCE = 4;
/** Each body is measured, not how many a machine bears in a second. */
const REST_MS = 10;
const SLOW_EVERY_MS = 20;
const HEALTH_MS = 200;
/** An idle program answers within this on a machine that has little else to do. */
const QUIET_MS = 10;
/** A gate that is open takes 400 and more (docs/decisions/one-gate.md). */
const MORE_MB = 50;
const MEGABYTE = 1024 * 1024;
const LINE_BYTES = 4096;
/** Counts over all requests: a refusal in the gate logs nothing, a fault one line. */
const LOG_BYTES = 1024;
const WARM_ROUNDS_MAX = 3;
const SETTLED_MB = 10;
/** The program is busy: the one answer above 499 that a body may have. */
const BUSY = 503;
const FAULT = 500;

export type Program = {
  origin: string;
  pid: number;
  routes: readonly Route[];
  rules: readonly Rule[];
  isWhole: boolean;
  /** Requests beside the bodies of each route. */
  endpoints: readonly Posted[];
  log: Log;
};
export type Result = { isGood: boolean; text: string };
type Answer = Posted & { answer: number | string };

async function postAll({ origin }: Program, posted: readonly Posted[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  await workThrough([...posted], AT_ONCE, async (next) => {
    answers.push({ ...next, answer: await post(origin, next.route, next.body) });
    await delay(REST_MS);
  });
  return answers;
}

const postSlowly = ({ origin, routes }: Program): Promise<Answer[]> =>
  Promise.all(
    routes.map(async (route, at) => {
      await delay(at * SLOW_EVERY_MS);
      return { route, body: SLOW_BODY, answer: await post(origin, route, SLOW_BODY) };
    }),
  );

const isWrong = ({ answer, body }: Answer) =>
  typeof answer !== 'number' || (answer >= 500 && answer !== BUSY && !(answer === FAULT && body.isStaffs));

/** Opens every address once: a route loads its code at its first request. */
async function openAll({ origin, routes }: Program): Promise<void> {
  for (const path of new Set(routes.map((route) => route.path))) {
    await fetch(new URL(path, origin)).then((answer) => answer.arrayBuffer());
  }
}

/** Sends usual bodies to every route until the program's memory settles; returns its peak in bytes. */
async function warmUp(program: Program): Promise<number> {
  const endMemory = watchMemory(program.pid);
  await openAll(program);
  const usual = program.routes
    .filter(({ method }) => method !== 'GET')
    .flatMap((route) => USUAL_BODIES.map((body) => ({ route, body })));
  let resident = 0;
  for (let round = 0; round < WARM_ROUNDS_MAX; round += 1) {
    const before = resident;
    await postAll(program, usual);
    resident = residentBytes(program.pid);
    if (resident - before < SETTLED_MB * MEGABYTE) break;
  }
  return endMemory();
}

type Round = { answers: Answer[]; late: Lateness; mostBytes: number };

async function attack(program: Program): Promise<Round> {
  const { origin, pid, routes, rules, isWhole, endpoints } = program;
  const endMemory = watchMemory(pid);
  const endHealth = await watchHealth(`${origin}/healthz`, pid);
  const [slow, fast] = await Promise.all([
    postSlowly(program),
    postAll(program, [...chosenBodies(rules, routes, isWhole), ...endpoints]),
  ]);
  return { answers: [...slow, ...fast], late: await endHealth(), mostBytes: endMemory() };
}

/** By the clock if the machine was quiet; otherwise by the program's own work, since others used the processors too. */
const isInTime = ({ wholeMs, busyMs, idleMs }: Lateness) =>
  busyMs <= HEALTH_MS && (wholeMs <= HEALTH_MS || idleMs > QUIET_MS);

const namesOf = (answers: readonly Answer[]) =>
  answers
    .slice(0, 20)
    .map(({ route, body, answer }) => `${route.method} ${route.path} ${body.name} (${answer})`)
    .join('; ') || 'none';

/** Posts the worst bodies to every route of a program; returns each bound and whether it held. */
export async function drill(name: string, program: Program): Promise<Result[]> {
  const usualBytes = await warmUp(program);
  program.log.begin();
  const { answers, late, mostBytes } = await attack(program);
  const wrong = answers.filter(isWrong);
  const { longest, bytes } = program.log;
  const perRequest = bytes / answers.length;
  const more = (mostBytes - usualBytes) / MEGABYTE;
  return [
    {
      isGood: wrong.length === 0,
      text: `${name}: ${answers.length} bodies to ${program.routes.length} routes (${program.endpoints.length} to the framework's own endpoints), no answer or a fault: ${namesOf(wrong)}`,
    },
    {
      isGood: longest <= LINE_BYTES && perRequest <= LOG_BYTES,
      text: `${name}: the log has lines of ${longest} bytes at most, bound ${LINE_BYTES}, and ${perRequest.toFixed(0)} bytes a request, bound ${LOG_BYTES}`,
    },
    {
      isGood: isInTime(late),
      text: `${name}: health check p99 ${late.busyMs.toFixed(0)} ms of work, ${late.wholeMs.toFixed(0)} ms by the clock (an idle program ${late.idleMs.toFixed(0)} ms), bound ${HEALTH_MS} ms`,
    },
    {
      isGood: more <= MORE_MB,
      text: `${name}: ${(usualBytes / MEGABYTE).toFixed(0)} MB at most with usual bodies, ${more.toFixed(0)} MB more with the worst, bound ${MORE_MB} MB`,
    },
  ];
}
