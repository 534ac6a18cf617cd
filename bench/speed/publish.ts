import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../../scripts/lib/ask.ts';
import { firstTalent } from '../../scripts/lib/screens.ts';
import type { Settings } from '../../scripts/lib/settings.ts';
import { signIn } from '../lib/staff.ts';

const LOOK_EVERY_MS = 10;
const GIVE_UP_MS = 30_000;
const LIST = '/modelos';

/** Milliseconds of one request, and its text. */
async function timed(address: string) {
  const began = performance.now();
  const { text, status } = await ask(address);
  if (status !== 200) throw new Error(`${address}: ${status} ${text.slice(0, 200)}`);
  return { ms: performance.now() - began, text };
}

/** Asks until the page shows `text`; returns the ms of that last request. */
async function firstWith(address: string, text: string): Promise<number> {
  const giveUpAt = performance.now() + GIVE_UP_MS;
  while (performance.now() < giveUpAt) {
    const answer = await timed(address);
    if (answer.text.includes(text)) return answer.ms;
    await delay(LOOK_EVERY_MS);
  }
  throw new Error(`${address} does not show ${text}`);
}

/**
 * Renames the first listed talent `saves` times. All in ms: until the list shows it, since the save was sent and since it was
 * answered, and the first visits of each page after it.
 */
export async function publishOften({ settings }: { settings: Settings }, saves: number) {
  const site = settings.SITE_URL;
  const { path, id } = await firstTalent(site);
  const staff = await signIn({ settings });
  const { name } = await staff('GET', `/talents/${id}?depth=0`);
  const seen: Record<'sent' | 'answered' | 'list' | 'profile' | 'home', number[]> = {
    sent: [],
    answered: [],
    list: [],
    profile: [],
    home: [],
  };
  for (let save = 1; save <= saves; save += 1) {
    for (const each of [LIST, path, '/']) await timed(site + each);
    const renamed = `${name} ${save}`;
    const sentAt = performance.now();
    await staff('PATCH', `/talents/${id}`, { name: renamed });
    const answeredAt = performance.now();
    seen.list.push(await firstWith(site + LIST, renamed));
    seen.sent.push(performance.now() - sentAt);
    seen.answered.push(performance.now() - answeredAt);
    seen.profile.push(await firstWith(site + path, renamed));
    seen.home.push((await timed(`${site}/`)).ms);
  }
  await staff('PATCH', `/talents/${id}`, { name });
  const pages = [
    ['list', LIST],
    ['profile', path],
    ['home', '/'],
  ] as const;
  return { seen, pages };
}

/** Milliseconds of `count` visits to a page that is cached. */
export async function visitOften(address: string, count: number): Promise<number[]> {
  await timed(address);
  const times: number[] = [];
  while (times.length < count) times.push((await timed(address)).ms);
  return times;
}
