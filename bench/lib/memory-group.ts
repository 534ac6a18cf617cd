import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../../scripts/lib/paths.ts';

const REMOVE_TRIES = 50;
const REMOVE_EVERY_MS = 100;
const GROUPS = '/sys/fs/cgroup';
const UNITS: Record<string, number> = { K: 1024, M: 1024 ** 2, G: 1024 ** 3 };

/** `MemoryMax` of a unit in `deploy/systemd`, in bytes. Throws if it has none. */
export function memoryMaxOf(unit: string): number {
  const text = readFileSync(inRoot('deploy', 'systemd', unit), 'utf8');
  const [, amount, letter = ''] = /^MemoryMax=(\d+)([KMG])$/m.exec(text) ?? [];
  if (!amount) throw new Error(`${unit} has no MemoryMax`);
  return Number(amount) * (UNITS[letter] ?? 1);
}

/** The folder of memory groups: one for all kinds (v2), or one beside the other kinds (v1). */
const parent = () =>
  existsSync(path.join(GROUPS, 'cgroup.controllers')) ? GROUPS : path.join(GROUPS, 'memory');

/** The number of processes that the kernel killed for memory, from the file of either version. */
const killedIn = (folder: string): number => {
  const file = ['memory.events', 'memory.oom_control']
    .map((name) => path.join(folder, name))
    .find(existsSync);
  return Number(/^oom_kill (\d+)$/m.exec(file ? readFileSync(file, 'utf8') : '')?.[1] ?? 0);
};

/**
 * Puts a process into a control group of `bytes`, as systemd's MemoryMax does. Returns a count of kernel kills and a
 * cleanup; null if this user may not create groups.
 */
export function limitMemory(pid: number, bytes: number) {
  const folder = path.join(parent(), `passarela-${process.pid}-${pid}`);
  try {
    mkdirSync(folder);
    const limit = ['memory.max', 'memory.limit_in_bytes'].find((name) => existsSync(path.join(folder, name)));
    writeFileSync(path.join(folder, limit ?? 'memory.max'), String(bytes));
    writeFileSync(path.join(folder, 'cgroup.procs'), String(pid));
  } catch {
    return null;
  }
  return {
    killed: () => killedIn(folder),
    /** Once its process has ended; its children may take a moment longer. */
    async remove() {
      for (let tries = 0; tries < REMOVE_TRIES && existsSync(folder); tries += 1) {
        try {
          rmdirSync(folder);
        } catch {
          await pause(REMOVE_EVERY_MS);
        }
      }
    },
  };
}
