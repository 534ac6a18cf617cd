import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LOGIN, SECRETS } from '../secrets.ts';

const PANEL = resolve(import.meta.dirname, '../..');
/** As `npm start` and the units of `deploy` do. */
const AS_STARTED = ['--max-old-space-size=320', '--max-semi-space-size=8', 'boot/server/start.ts'];
const READY_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 25;

/** A port of its own while the panel is killed and started again; `engines`: variables of PostgreSQL and a bucket. */
export type Options = { data: string; port: number; isBuilt: boolean; engines?: Record<string, string> };

/** A panel in a process of its own that can be killed and started again on the same data. */
export class PanelProcess {
  private child: ChildProcess | null = null;
  private readonly options: Options;
  readonly base: string;
  log = '';

  constructor(options: Options) {
    this.options = options;
    this.base = `http://127.0.0.1:${options.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Starts the panel and waits until it answers. */
  async start(): Promise<void> {
    const { data, port, isBuilt, engines } = this.options;
    const child = spawn(process.execPath, isBuilt ? AS_STARTED : ['tests/chaos/bare-server.ts'], {
      cwd: PANEL,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_ENV: 'production',
        MALLOC_ARENA_MAX: '2',
        PANEL_PORT: String(port),
        PASSARELA_DATA: data,
        ...SECRETS,
        ...engines,
        SITE_URL: 'http://127.0.0.1:9',
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.log = (this.log + chunk.toString()).slice(-20_000);
      });
    }
    this.child = child;
    await this.ready(child);
  }

  private async ready(child: ChildProcess): Promise<void> {
    for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; ) {
      if (child.exitCode !== null) throw new Error(`The panel ended by itself:\n${this.log}`);
      const answer = await fetch(`${this.base}/panel/api/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(LOGIN),
      }).catch(() => null);
      if (answer?.ok) return;
      await new Promise((wake) => setTimeout(wake, LOOK_AGAIN_MS));
    }
    throw new Error(`The panel did not answer:\n${this.log}`);
  }

  /** SIGKILL: no handler runs, nothing is flushed. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** The most memory of the process ever, in bytes (VmHWM; Linux). */
  peakBytes(): number {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  }
}
