import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 100;

function statusBytes(pid: number, line: RegExp): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(line.exec(status)?.[1] ?? 0) * 1024;
}

/** The memory that a process holds now, in bytes (VmRSS; Linux). */
export const residentBytes = (pid: number): number => statusBytes(pid, /VmRSS:\s+(\d+)/);

/** Reads repeatedly; the returned function stops that and returns the largest value. */
function watchMost(read: () => number): () => number {
  let most = 0;
  const look = () => {
    try {
      most = Math.max(most, read());
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

/** Watches the memory of a process; the returned function returns the maximum in bytes. */
export const watchMemory = (pid: number) => watchMost(() => residentBytes(pid));
