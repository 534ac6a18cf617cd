import { heldBytes } from '../chaos/memory.ts';
import { watchHealth } from './heartbeat.ts';
import { post } from './post.ts';
import type { Route } from './routes.ts';
import { bodiesFor, SLOW_BODY, USUAL_BODIES, type WorstBody } from './worst-bodies.ts';

const AT_ONCE = 4;
const HEALTH_MS = 200;
/** A machine that is busy with other things is slow with usual bodies too. */
const HEALTH_TIMES_USUAL = 5;
const MORE_MB = 50;
const MEGABYTE = 1024 * 1024;
const WARM_ROUNDS_MAX = 3;
const SETTLED_MB = 10;
const LOOK_EVERY_MS = 100;

type Program = { origin: string; pid: number; routes: readonly Route[] };
type Result = { isGood: boolean; text: string };
type Answer = { route: Route; body: WorstBody; answer: number | string };

type Bodies = (method: string) => readonly WorstBody[];

async function postAll({ origin, routes }: Program, bodies: Bodies, atOnce: number) {
  const waiting = routes.flatMap((route) => bodies(route.method).map((body) => ({ route, body })));
  const answers: Answer[] = [];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      answers.push({ ...next, answer: await post(origin, next.route, next.body, { origin }) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

/** The most that a process holds until the function it gives is called, in bytes. */
function watchMemory(pid: number): () => number {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, heldBytes(pid));
  }, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    return most;
  };
}

const isAnswered = ({ answer }: Answer) => typeof answer === 'number';

/** Sends what is usual until the memory of the program has settled; answers what it holds then, and how late it was. */
async function warmUp(program: Program) {
  let usual = { heldBytes: 0, lateMs: 0 };
  for (let round = 0; round < WARM_ROUNDS_MAX; round += 1) {
    const before = usual.heldBytes;
    const endHealth = watchHealth(`${program.origin}/healthz`);
    await postAll(program, (method) => (method === 'GET' ? [] : USUAL_BODIES), AT_ONCE);
    usual = { heldBytes: heldBytes(program.pid), lateMs: await endHealth() };
    if (usual.heldBytes - before < SETTLED_MB * MEGABYTE) break;
  }
  return usual;
}

/** Posts everything to every route of a program; says how it bore that. */
export async function drill(name: string, program: Program): Promise<Result[]> {
  const { origin, pid, routes } = program;
  const usual = await warmUp(program);
  const bound = Math.max(HEALTH_MS, HEALTH_TIMES_USUAL * usual.lateMs);
  const endMemory = watchMemory(pid);
  const endHealth = watchHealth(`${origin}/healthz`);
  const [slow, fast] = await Promise.all([
    postAll(program, () => [SLOW_BODY], routes.length),
    postAll(program, bodiesFor, AT_ONCE),
  ]);
  const [late, most] = [await endHealth(), endMemory()];
  const silent = [...slow, ...fast].filter((answer) => !isAnswered(answer));
  const more = (most - usual.heldBytes) / MEGABYTE;
  return [
    {
      isGood: silent.length === 0,
      text: `${name}: ${slow.length + fast.length} bodies to ${routes.length} routes, not answered: ${
        silent
          .slice(0, 20)
          .map(({ route, body, answer }) => `${route.method} ${route.path} ${body.name} (${answer})`)
          .join('; ') || 'none'
      }`,
    },
    {
      isGood: late <= bound,
      text: `${name}: health check p99 ${late.toFixed(0)} ms, bound ${bound.toFixed(0)} ms`,
    },
    {
      isGood: more <= MORE_MB,
      text: `${name}: ${(usual.heldBytes / MEGABYTE).toFixed(0)} MB before, ${more.toFixed(0)} MB more at most, bound ${MORE_MB} MB`,
    },
  ];
}
