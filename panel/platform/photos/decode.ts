import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { PHOTO_ERRORS, PHOTO_MAX_PIXELS, type PhotoError } from '@passarela/contract';
import { z } from 'zod';
import { log } from '../log/log.ts';
import { processState } from '../work/process-state.ts';

const DECODE_WITHIN_MS = 15_000;
/** For pictures of 120 megapixels, and for AVIF, on a busy machine. */
const STAFF_DECODE_WITHIN_MS = 60_000;
const IDLE_MS = 30_000;

const outcome = z.union([
  z.object({ picture: z.instanceof(Uint8Array) }),
  z.object({ error: z.enum(PHOTO_ERRORS) }),
]);

export type Decoded = { picture: Uint8Array } | { error: PhotoError };

/** Gives a picture's bytes once its turn has come: those that wait are not in memory. */
type ReadPicture = () => Promise<Uint8Array>;
type Job = { source: Uint8Array; maxPixels: number; edits?: Edits };

/** Changes to a picture of staff: quarters to the right; a part at `x`, `y` (%) of the upright picture, in pixels. */
export type Edits = {
  quarters?: number;
  cut?: { x: number; y: number; width: number; height: number } | undefined;
};

const program = (): string =>
  `${import.meta.dirname ?? `${process.cwd()}/platform/photos`}/${/* turbopackIgnore: true */ 'decoder.ts'}`;

/** Opens pictures one after another in a process of its own, and kills it when one takes too long. */
export class Decoder {
  private child: ChildProcess | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;
  private readonly withinMs: number;
  private readonly file: string;
  waiting = 0;

  constructor({ withinMs = DECODE_WITHIN_MS, file = program() } = {}) {
    this.withinMs = withinMs;
    this.file = file;
  }

  /** Re-encodes a picture as a clean JPEG, or with `edits` in its own format; or returns its error. */
  decode(read: ReadPicture, maxPixels = PHOTO_MAX_PIXELS, edits?: Edits): Promise<Decoded> {
    this.waiting += 1;
    const about = { maxPixels, ...(edits && { edits }) };
    const turn = this.last.then(async () => this.twice({ source: await read(), ...about }));
    this.last = turn.catch(() => {});
    return turn.finally(() => {
      this.waiting -= 1;
      clearTimeout(this.idle);
      if (this.waiting === 0) this.idle = setTimeout(() => this.close(), IDLE_MS).unref();
    });
  }

  close(): void {
    this.child?.kill('SIGKILL');
    this.child = null;
  }

  // a process that dies may have been killed for another reason than the picture
  private async twice(job: Job): Promise<Decoded> {
    const first = await this.once(job);
    const decoded = first === 'died' ? await this.once(job) : first;
    return decoded === 'died' ? { error: 'damaged' } : decoded;
  }

  private async once(job: Job): Promise<Decoded | 'died'> {
    const child = this.running();
    const end = new AbortController();
    const { signal } = end;
    const timer = setTimeout(() => end.abort('slow'), this.withinMs);
    try {
      child.send(job);
      const died = once(child, 'exit', { signal }).then(() => 'died' as const);
      const answered = once(child, 'message', { signal }).then(([message]) => outcome.parse(message));
      died.catch(() => {});
      answered.catch(() => {});
      return await Promise.race([died, answered]);
    } catch (error) {
      this.close();
      if (signal.aborted) return { error: 'slow' };
      log('error', 'The photo decoder', error);
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
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('error', (error) => log('error', 'The photo decoder', error));
    child.unref();
    child.channel?.unref();
    this.child = child;
    return child;
  }
}

const shared = processState('photos.decoders', () => ({
  ofStrangers: new Decoder(),
  ofStaff: new Decoder({ withinMs: STAFF_DECODE_WITHIN_MS }),
}));

export const decoder = (): Decoder => shared.get().ofStrangers;

/** A process of its own: no upload of staff keeps an application waiting. */
export const staffDecoder = (): Decoder => shared.get().ofStaff;
