import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 100;

/** The memory that a process holds now, in bytes (VmRSS; Linux). */
export function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

/** Watches the memory of a process; the returned function ends that and returns the maximum in bytes. */
export function watchMemory(pid: number): () => number {
  let most = 0;
  const look = () => {
    try {
      most = Math.max(most, residentBytes(pid));
    } catch {
      // the process ended while it was looked at
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}
