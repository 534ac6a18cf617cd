import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../../scripts/lib/ask.ts';
import { firstTalent } from '../../scripts/lib/screens.ts';
import type { Settings } from '../../scripts/lib/settings.ts';
import { median } from '../lib/figures.ts';
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

/** Asks until the page shows `text`; returns that last request. */
async function firstWith(address: string, text: string) {
  const giveUpAt = performance.now() + GIVE_UP_MS;
  while (performance.now() < giveUpAt) {
    const answer = await timed(address);
    if (answer.text.includes(text)) return answer;
    await delay(LOOK_EVERY_MS);
  }
  throw new Error(`${address} does not show ${text}`);
}

type Seen = Record<'sent' | 'answered' | 'list' | 'profile' | 'home', number>;

/**
 * Renames the first listed talent with each `publish`. Gives ms until the list shows the name, since the save was
 * sent and since it was answered, and of each page's first visit. `restore` puts the name back.
 */
export async function createPublisher({ settings }: { settings: Settings }) {
  const site = settings.SITE_URL;
  const { path, id } = await firstTalent(site);
  const staff = await signIn({ settings });
  const { name } = await staff('GET', `/talents/${id}?depth=0`);
  const pages = [
    ['list', LIST],
    ['profile', path],
    ['home', '/'],
  ] as const;
  let saves = 0;
  // a name is part of a profile's address
  let profilePath = path;
  return {
    pages,
    async publish(): Promise<Seen> {
      for (const where of [LIST, profilePath, '/']) await timed(site + where);
      saves += 1;
      const renamed = `${name} ${saves}`;
      const sentAt = performance.now();
      await staff('PATCH', `/talents/${id}`, { name: renamed });
      const answeredAt = performance.now();
      const list = await firstWith(site + LIST, renamed);
      const seenAt = performance.now();
      profilePath = new RegExp(`${LIST}/${id}/[\\w-]+`).exec(list.text)?.[0] ?? path;
      const profile = await firstWith(site + profilePath, renamed);
      const { ms: home } = await timed(`${site}/`);
      const [sent, answered] = [seenAt - sentAt, seenAt - answeredAt];
      return { sent, answered, list: list.ms, profile: profile.ms, home };
    },
    async restore() {
      await staff('PATCH', `/talents/${id}`, { name });
      profilePath = path;
      await firstWith(site + LIST, `${path}"`);
    },
  };
}

/** The median milliseconds of `count` visits to each of these cached pages, in turn. */
export async function visitInTurn(addresses: readonly string[], count: number): Promise<number[]> {
  const visits = addresses.map((address) => ({ address, times: [] as number[] }));
  for (let turn = 0; turn <= count; turn += 1) {
    for (const { address, times } of visits) times.push((await timed(address)).ms);
  }
  // The first visit fills the cache.
  return visits.map(({ times }) => median(times.slice(1)));
}
