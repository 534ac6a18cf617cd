import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../../scripts/lib/ask.ts';
import { sendNumber } from '../chaos/sends.ts';
import type { ClusterStage } from './stage.ts';

const VISITORS = 6;
const SENDERS = 2;
const BETWEEN_MS = 1_500;
const SIGNALS = ['SIGTERM', 'SIGKILL'] as const;
const PAGES = ['/', '/modelos', '/en/models', '/elenco', '/sobre', '/blog'];

/** Stops, then kills, each instance in turn while visitors read and send once each: no request may fail. */
export async function rollingRestart(stage: ClusterStage) {
  const { SITE_URL } = stage.settings;
  const problems: string[] = [];
  let isOver = false;
  let pages = 0;
  let sent = 0;
  let number = 0;

  async function read(at: number) {
    for (let turn = at; !isOver; turn += 1) {
      const { status, text } = await ask(SITE_URL + PAGES[turn % PAGES.length]);
      pages += 1;
      if (status !== 200) problems.push(`page: ${status} ${text.slice(0, 80)}`);
      await delay(20);
    }
  }
  async function send() {
    while (!isOver) {
      number += 1;
      const one = await sendNumber(number);
      const reference = await one.attempt({ base: SITE_URL, address: one.address }, one.form);
      sent += 1;
      if (reference === null) problems.push(`${one.kind} ${one.number} was not taken`);
    }
  }
  async function restartAll() {
    for (const signal of SIGNALS) {
      for (const copy of [...stage.sites, ...stage.panels]) {
        await stage.stopCopy(copy, signal);
        await stage.startCopy(copy);
        await delay(BETWEEN_MS);
      }
    }
    isOver = true;
  }
  await Promise.all([
    restartAll(),
    ...Array.from({ length: VISITORS }, (_, at) => read(at)),
    ...Array.from({ length: SENDERS }, send),
  ]);
  return { pages, sent, problems };
}
