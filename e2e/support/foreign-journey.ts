import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { describeHabits, mixture } from '../foreign/habits';
import { sendForms } from './foreign-forms';
import { startForeignSite } from './foreign-site';
import { walk } from './foreign-walk';

const seedOf = (at: number) =>
  createHash('sha256').update(`${process.env.SEED} ${at}`).digest().readUInt32BE() % 100_000;

type Lang = 'pt' | 'en';
type Options = { count: number; from?: number; every: number; langs?: readonly Lang[] };

/** Tests the site on foreign services, each a mixture of their habits; the title has the seed that repeats it. */
export function testMixtures({ count, from = 0, every, langs = ['pt', 'en'] }: Options) {
  for (const seed of Array.from({ length: count }, (_, at) => seedOf(from + at)))
    test(`services of another make, habits ${seed}: every screen, every talent and all forms in ${langs.join(' and ')}`, async () => {
      const habits = mixture(seed);
      const site = await startForeignSite(habits);
      try {
        for (const lang of langs) {
          expect.soft(await walk(site, lang, every), `${lang}: ${describeHabits(habits)}`).toEqual([]);
          expect.soft(await sendForms(site, lang), `${lang}: ${describeHabits(habits)}`).toEqual([]);
        }
      } finally {
        await site.stop();
      }
    });
}
