const WINDOW_MS = 60_000;
const WRONG_TRIES_ALLOWED = 10;
const ADDRESSES_KEPT = 10_000;

/** Counts wrong credentials by address: ten a minute, then nothing from there until the oldest is a minute old. */
export class Attempts {
  private readonly wrong = new Map<string, number[]>();

  /** Seconds until this address may try again; 0 when it may now. */
  waitSeconds(address: string, now: number): number {
    const recent = this.recent(address, now);
    const oldest = recent.at(-WRONG_TRIES_ALLOWED);
    return oldest === undefined ? 0 : Math.ceil((oldest + WINDOW_MS - now) / 1000);
  }

  noteWrong(address: string, now: number): void {
    const tries = [...this.recent(address, now), now];
    this.wrong.delete(address);
    this.wrong.set(address, tries);
    const [longestSilent] = this.wrong.keys();
    if (this.wrong.size > ADDRESSES_KEPT && longestSilent !== undefined) this.wrong.delete(longestSilent);
  }

  private recent(address: string, now: number): number[] {
    return (this.wrong.get(address) ?? []).filter((time) => time > now - WINDOW_MS);
  }
}
