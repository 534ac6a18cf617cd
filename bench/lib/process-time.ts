import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const MS_PER_TICK = 1_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
/** In `/proc/<pid>/stat` after the name in brackets: user and system time of all threads. */
const [USER, SYSTEM] = [11, 12];

function ownMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * MS_PER_TICK;
}

/** The living child processes of a process (Linux). */
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Processor time of a process, all its threads and living children, in ms (10 ms steps; Linux). */
export const processMs = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ownMs(each), 0);
