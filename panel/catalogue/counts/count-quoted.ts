import type { SQL } from 'drizzle-orm';
import { addCounts } from './add-counts.ts';

/** Statements that count a quote's talents: stored with the quote, so that a retry counts once. */
export const countQuoted = (talents: readonly number[], now: number): SQL[] =>
  addCounts(
    [...new Set(talents)].map((talent) => ({ talent, seen: 0, favourited: 0, quoted: 1 })),
    now,
  );
