import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';

/** Ticks of the processor's clock in a second: 100 on every Linux that Node runs on. */
const TICKS = 100;
const FIELDS = { user: 11, system: 12, childrenUser: 13, childrenSystem: 14 };

/** Seconds of `pid`: its own and those of ended children, or these alone; 0 without the process or /proc. */
function secondsOf(pid: number | 'self', fields: readonly number[] = Object.values(FIELDS)): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name, in brackets, may hold spaces
    const numbers = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.reduce((sum, field) => sum + Number(numbers[field]) / TICKS, 0);
  } catch {
    return 0;
  }
}

const secondsOfEnded = () => secondsOf('self', [FIELDS.childrenUser, FIELDS.childrenSystem]);

type Meter = { seconds: number; programs: number; isOver: boolean };
type Watched = { pid: number; owner: Meter | undefined };

const current = new AsyncLocalStorage<Meter>();
const watched = new Set<Watched>();
let counted = secondsOfEnded();

/** Counts a just started program to its work; returns a function to call once it has ended. */
export function watchProcessor(pid = 0): () => void {
  const program = { pid, owner: current.getStore() };
  if (program.owner) program.owner.programs += 1;
  watched.add(program);
  return () => {
    watched.delete(program);
    const ended = secondsOfEnded();
    if (program.owner) program.owner.seconds += ended - counted;
    counted = ended;
  };
}

const servers = () => [...watched].filter(({ owner }) => !owner || owner.isOver);

/**
 * Runs `work` and returns how many programs it started and its processor time in seconds: of those that have ended,
 * and of older servers meanwhile (parallel steps count these too). 0 s outside Linux.
 */
export async function withProcessorTime<T>(work: () => Promise<T>) {
  const meter: Meter = { seconds: 0, programs: 0, isOver: false };
  const before = servers().map(({ pid }) => [pid, secondsOf(pid)] as const);
  const result = await current.run(meter, work);
  meter.isOver = true;
  const grown = before.map(([pid, seconds]) => Math.max(0, secondsOf(pid) - seconds));
  const seconds = meter.seconds + grown.reduce((sum, each) => sum + each, 0);
  return { result, seconds, programs: meter.programs };
}

/** Processor seconds of this process and all programs that it has started and that have ended. */
export const processorSeconds = (): number => secondsOf('self');
