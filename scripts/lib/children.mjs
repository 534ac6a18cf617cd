import { spawn, spawnSync } from 'node:child_process';
import { ROOT, toolEnv } from './paths.mjs';

const GRACE_MS = 8_000;
const isWindows = process.platform === 'win32';
const alive = new Set();

function signalTree(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Starts a program in a process group of its own, so that it can be stopped with everything it started.
 * A string runs through the shell, an array without it. `onLine` gets each line of its output.
 */
export function start(command, { env = {}, cwd = ROOT, onLine } = {}) {
  const [file, ...args] = Array.isArray(command) ? command : [command];
  const child = spawn(file, args, {
    cwd,
    env: toolEnv(env),
    shell: isWindows || !Array.isArray(command),
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code: code ?? signal, output }));
  });
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-400_000);
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      if (onLine) lines.forEach(onLine);
    });
  }
  const program = { child, ended, output: () => output };
  alive.add(program);
  ended.then(() => alive.delete(program));
  return program;
}

/** Runs a program to its end and answers `{ code, output }`; never throws for a failing program. */
export const run = (command, options) => start(command, options).ended;

/** Stops one program and all it started: SIGTERM first, SIGKILL when it does not listen. */
export async function stop(program, signal = 'SIGTERM') {
  signalTree(program.child, signal);
  const timer = setTimeout(() => signalTree(program.child, 'SIGKILL'), GRACE_MS);
  await program.ended;
  clearTimeout(timer);
}

/** Stops every program that is still running. */
export const stopAll = () => Promise.all([...alive].map((program) => stop(program)));
