/** How much a program writes into its log. */
export type Log = { longest: number; bytes: number; begin: () => void; onLine: (line: string) => void };

/** Counts a program's output from `begin` on: the bytes, and those of the longest line. */
export function logSize(): Log {
  const log: Log = {
    longest: 0,
    bytes: 0,
    begin: () => Object.assign(log, { longest: 0, bytes: 0 }),
    onLine: (line) => {
      const bytes = Buffer.byteLength(line) + 1;
      log.bytes += bytes;
      log.longest = Math.max(log.longest, bytes);
    },
  };
  return log;
}
