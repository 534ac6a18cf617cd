import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { PHOTO_FAULTS, type PhotoFault } from '@passarela/contract';
import { z } from 'zod';
import { processState } from '../boot/process-state.ts';

const DECODE_WITHIN_MS = 15_000;
const IDLE_MS = 30_000;

const outcome = z.object({ fault: z.enum(PHOTO_FAULTS).nullable() });

type Job = { source: string; target: string };

const program = (): string =>
  `${import.meta.dirname ?? `${process.cwd()}/photos`}/${/* turbopackIgnore: true */ 'decoder.ts'}`;

/** Opens pictures one after another in a process of its own, and kills it when one takes too long. */
export class Decoder {
  private child: ChildProcess | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;
  private readonly withinMs: number;
  private readonly file: string;
  /** Pictures that wait or are open now. */
  waiting = 0;

  constructor({ withinMs = DECODE_WITHIN_MS, file = program() } = {}) {
    this.withinMs = withinMs;
    this.file = file;
  }

  /** Writes the picture at `source` to `target` as a clean JPEG, on disk when this ends; or says what is wrong with it. */
  decode(job: Job): Promise<PhotoFault | null> {
    this.waiting += 1;
    const turn = this.last.then(() => this.twice(job));
    this.last = turn.catch(() => {});
    return turn.finally(() => {
      this.waiting -= 1;
      clearTimeout(this.idle);
      if (this.waiting === 0) this.idle = setTimeout(() => this.close(), IDLE_MS).unref();
    });
  }

  /** Ends the process; the next picture starts a new one. */
  close(): void {
    this.child?.kill('SIGKILL');
    this.child = null;
  }

  // a process that dies may have been killed for another reason than the picture
  private async twice(job: Job): Promise<PhotoFault | null> {
    const first = await this.once(job);
    const fault = first === 'died' ? await this.once(job) : first;
    return fault === 'died' ? 'damaged' : fault;
  }

  private async once(job: Job): Promise<PhotoFault | null | 'died'> {
    const child = this.running();
    const end = new AbortController();
    const { signal } = end;
    const timer = setTimeout(() => end.abort('slow'), this.withinMs);
    try {
      child.send(job);
      const died = once(child, 'exit', { signal }).then(() => 'died' as const);
      const answered = once(child, 'message', { signal }).then(([message]) => outcome.parse(message).fault);
      died.catch(() => {});
      answered.catch(() => {});
      return await Promise.race([died, answered]);
    } catch (error) {
      this.close();
      if (signal.aborted) return 'slow';
      console.error('The photo decoder', error);
      return 'died';
    } finally {
      clearTimeout(timer);
      end.abort();
      if (child.exitCode !== null || child.signalCode !== null) this.child = null;
    }
  }

  private running(): ChildProcess {
    if (this.child?.connected) return this.child;
    const child = fork(this.file, [], {
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('error', (error) => console.error('The photo decoder', error));
    child.unref();
    child.channel?.unref();
    this.child = child;
    return child;
  }
}

const shared = processState('photos.decoder', () => new Decoder());

/** The decoder of this process. */
export const decoder = (): Decoder => shared.get();
