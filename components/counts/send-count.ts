import type { Counted } from '@/lib/counts/sums';

/** Tells our own server that a talent was seen or favourited here: no cookie, and nothing of the visitor. */
export function sendCount(counted: Counted, talent: number): void {
  const body = new Blob([JSON.stringify({ counted, talent })], { type: 'application/json' });
  navigator.sendBeacon?.('/api/counts', body);
}
