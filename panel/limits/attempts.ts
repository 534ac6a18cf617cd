const WINDOW_MS = 60_000;
const WRONG_TRIES_ALLOWED = 10;
const KEYS_KEPT = 10_000;
const TIMES_KEPT = 200;

/** Counts wrong tries by key (an address, an account): so many in a window, then none until the oldest has left it. */
export class Attempts {
  private readonly wrong = new Map<string, number[]>();

  private readonly allowed: number;
  private readonly windowMs: number;

  constructor(allowed = WRONG_TRIES_ALLOWED, windowMs = WINDOW_MS) {
    this.allowed = allowed;
    this.windowMs = windowMs;
  }

  waitSeconds(key: string, now: number, allowed = this.allowed): number {
    const oldest = this.recent(key, now).at(-allowed);
    return oldest === undefined ? 0 : Math.ceil((oldest + this.windowMs - now) / 1000);
  }

  noteWrong(key: string, now: number): void {
    const tries = [...this.recent(key, now), now].slice(-TIMES_KEPT);
    this.wrong.delete(key);
    this.wrong.set(key, tries);
    const [longestSilent] = this.wrong.keys();
    if (this.wrong.size > KEYS_KEPT && longestSilent !== undefined) this.wrong.delete(longestSilent);
  }

  /** Takes back the try of `time`: it turned out to be right. */
  takeBack(key: string, time: number): void {
    const tries = this.wrong.get(key);
    const index = tries?.indexOf(time) ?? -1;
    if (tries && index >= 0) this.wrong.set(key, tries.toSpliced(index, 1));
  }

  private recent(key: string, now: number): number[] {
    return (this.wrong.get(key) ?? []).filter((time) => time > now - this.windowMs);
  }
}
