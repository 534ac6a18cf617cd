import { styleText } from 'node:util';
import { readable } from './readable.ts';

const startedAt = Number(process.env.STARTED_AT ?? Date.now());

export const dim = (text: string) => styleText('dim', text);
export const bold = (text: string) => styleText('bold', text);
export const green = (text: string) => styleText('green', text);
export const red = (text: string) => styleText('red', text);

/** Milliseconds as a person reads them: 0.4 s, 12 s, 3 min 05 s. */
export function duration(ms: number): string {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** Time since this command began, the installation of packages included. */
export const elapsed = () => duration(Date.now() - startedAt);

export const say = (text: string) => console.log(`${dim(elapsed().padStart(12))}  ${text}`);

const durations: string[] = [];
const note = (title: string, ms: number) => durations.push(`${title} ${duration(ms)}`);
if (process.env.STARTED_AT) note('Packages and start', performance.timeOrigin - startedAt);

/** The steps of this command with their times, in the order of their ends; some ran side by side. */
export const stepTimes = () => durations.join(' · ');

/** Runs a step and prints its begin, duration and the text it returns. Errors pass through. */
export async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const began = Date.now();
  say(`${title} …`);
  const result = await work();
  const ms = Date.now() - began;
  note(title, ms);
  const remark = typeof result === 'string' ? ` (${result})` : '';
  say(`${green('✓')} ${title}${remark} ${dim(duration(ms))}`);
  return result;
}

/** Prints a program's output under its name, its log as sentences. */
export const speakAs = (name: string) => (line: string) => {
  if (!line.trim()) return;
  for (const each of readable(line)) console.log(`${dim(name.padStart(12))}  ${each}`);
};
