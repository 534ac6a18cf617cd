import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import { ROOT } from './paths.ts';
import { watchProcessor } from './processor-time.ts';

export type Command = string | readonly [file: string, ...args: string[]];
export type StartOptions = {
  env?: Record<string, string>;
  cwd?: string;
  onLine?: ((line: string) => void) | undefined;
  /** Runs though all is to stop: it cleans up after another program. */
  isCleanup?: boolean;
};
export type Ended = { code: number | string; output: string };
export type Program = ReturnType<typeof start>;

const GRACE_MS = 8_000;
const LAST_LINES = 20_000;
const isWindows = process.platform === 'win32';
const running = new Set<Program>();

/** Installed tools and the pinned Node come first on the PATH (`preferLocal`). */
function spawnGroup(command: Command, env: Record<string, string>, cwd: string) {
  const [file, ...args] = typeof command === 'string' ? [command] : command;
  return execa(file, args, {
    cwd,
    env: { NEXT_TELEMETRY_DISABLED: '1', ...env },
    preferLocal: true,
    localDir: ROOT,
    shell: typeof command === 'string',
    detached: !isWindows,
    stdin: 'ignore',
    all: true,
    buffer: false,
    reject: false,
  });
}

/** Set once all is to stop. */
let isStopping = false;

/** Thrown by a start or a wait once all is to stop: each `finally` cleans up. */
export class Stopped extends Error {
  override name = 'Stopped';
}

function mayRun(isCleanup: boolean) {
  if (isStopping && !isCleanup) throw new Stopped('All is to stop');
}

/**
 * Starts a program in its own process group. A string runs through the shell, an array without it. Throws `Stopped`.
 */
export function start(
  command: Command,
  { env = {}, cwd = ROOT, onLine, isCleanup = false }: StartOptions = {},
) {
  mayRun(isCleanup);
  const child = spawnGroup(command, env, cwd);
  child.once('exit', watchProcessor(child.pid));
  const lines: string[] = [];
  const reader = createInterface({ input: child.all });
  reader.on('line', (line) => {
    if (lines.push(line) > LAST_LINES) lines.shift();
    onLine?.(line);
  });
  const output = () => lines.join('\n');
  const ended = child.then(
    ({ exitCode, signal, originalMessage = '' }): Ended => ({
      code: exitCode ?? signal ?? 127,
      output: `${output()}${originalMessage}\n`,
    }),
  );
  const program = { child, ended, output };
  running.add(program);
  ended.then(() => running.delete(program));
  return program;
}

/** Runs a program to its end; throws `Stopped`, and nothing for a failing program. */
export async function run(command: Command, options: StartOptions = {}): Promise<Ended> {
  const ended = await start(command, options).ended;
  mayRun(options.isCleanup ?? false);
  return ended;
}

/** Runs a program to its end; throws its output if it fails. */
export async function mustSucceed(command: Command, options?: StartOptions): Promise<void> {
  const { code, output } = await run(command, options);
  if (code !== 0) throw new Error(output.trim() || `${command} ended with ${code}`);
}

function signalGroup({ child }: Program, signal: NodeJS.Signals) {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Stops one program and all it started; SIGKILL when it has not ended after 8 s. */
export async function stop(program: Program, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  signalGroup(program, signal);
  const timer = setTimeout(() => signalGroup(program, 'SIGKILL'), GRACE_MS);
  await program.ended;
  clearTimeout(timer);
}

export const isAnythingRunning = (): boolean => running.size > 0;

/** Stops all programs; only clean-ups begin after it. */
export function stopAll() {
  isStopping = true;
  return Promise.all([...running].map((program) => stop(program)));
}
