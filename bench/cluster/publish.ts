import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../../scripts/lib/ask.ts';
import { firstTalent } from '../../scripts/lib/screens.ts';
import { signIn } from '../lib/staff.ts';
import type { ClusterStage } from './stage.ts';

const LOOK_EVERY_MS = 25;
const GIVE_UP_MS = 20_000;
/** The saves after which one instance of the site is killed, and is started again. */
const KILLED_BEFORE = 20;
const BACK_BEFORE = 30;

/** Milliseconds since `began` until `address`, or where it leads by now, shows `text`; infinite if it never does. */
async function untilSeen(address: string, text: string, began: number): Promise<number> {
  while (Date.now() - began < GIVE_UP_MS) {
    if ((await ask(address, 'br', 'follow')).text.includes(text)) return Date.now() - began;
    await delay(LOOK_EVERY_MS);
  }
  return Number.POSITIVE_INFINITY;
}

/** Renames a talent `saves` times, kills one instance meanwhile; returns ms until each place shows the name. */
export async function publish(stage: ClusterStage, saves: number): Promise<Record<string, number[]>> {
  const staff = await signIn(stage);
  const { path, id } = await firstTalent(stage.settings.SITE_URL);
  const talent = await staff('GET', `/talents/${id}?depth=0`);
  const [first, victim] = stage.sites;
  if (!first || !victim) throw new Error('Two copies of the site are needed');

  const seen: Record<string, number[]> = {};
  for (let save = 1; save <= saves; save += 1) {
    if (save === KILLED_BEFORE) await stage.stopCopy(victim, 'SIGKILL');
    if (save === BACK_BEFORE) await stage.startCopy(victim);
    const name = `${talent.name} ${save}`;
    const places = {
      front: stage.settings.SITE_URL,
      'copy 1': first.origin,
      ...(victim.running && { 'copy 2': victim.origin }),
    };
    // Fills the cache of each place.
    await Promise.all(Object.values(places).map((origin) => ask(origin + path)));
    await staff('PATCH', `/talents/${talent.id}`, { name });
    const began = Date.now();
    await Promise.all(
      Object.entries(places).map(async ([where, origin]) => {
        seen[where] = [...(seen[where] ?? []), await untilSeen(origin + path, `<title>${name}`, began)];
      }),
    );
  }
  await staff('PATCH', `/talents/${talent.id}`, { name: talent.name });
  return seen;
}
