import { readFileSync } from 'node:fs';

const WATCH_EVERY_MS = 100;

function statusBytes(pid: number, line: RegExp): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(line.exec(status)?.[1] ?? 0) * 1024;
}

/** The most memory that a process ever held, in bytes (VmHWM; Linux). */
export const peakBytes = (pid: number): number => statusBytes(pid, /VmHWM:\s+(\d+)/);

/** The memory that a process holds now, in bytes (VmRSS; Linux). */
export const heldBytes = (pid: number): number => statusBytes(pid, /VmRSS:\s+(\d+)/);

function childrenOf(pid: number): number[] {
  const threads = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return threads.split(' ').filter(Boolean).map(Number);
}

/** Watches a program's child processes; calling the answer ends that and gives the largest peak in bytes. */
export function watchChildren(pid: number): () => number {
  let peak = 0;
  const look = () => {
    try {
      for (const child of childrenOf(pid)) peak = Math.max(peak, peakBytes(child));
    } catch {
      // it ended while it was looked at
    }
  };
  const timer = setInterval(look, WATCH_EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return peak;
  };
}
