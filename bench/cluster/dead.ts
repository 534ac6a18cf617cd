import { ask } from '../../scripts/lib/ask.ts';
import { workThrough } from '../../scripts/lib/work-through.ts';
import { crawl } from '../../scripts/mirror/crawl.ts';
import { signIn } from '../lib/staff.ts';
import type { ClusterStage } from './stage.ts';

const NOBODY_HAS = ['/modelos/99999998/ninguem', '/en/models/99999998/nobody'];
const AT_ONCE = 8;

/** Asks for each address in both codings; returns those with another status. */
async function wrongAnswers(addresses: readonly string[], wanted: number): Promise<string[]> {
  const waiting = addresses.flatMap((address) => ['br', 'gzip'].map((coding) => ({ address, coding })));
  const wrong: string[] = [];
  await workThrough(waiting, AT_ONCE, async ({ address, coding }) => {
    const { status } = await ask(address, coding);
    if (status !== wanted) wrong.push(`${address} (${coding}): ${status}, not ${wanted}`);
  });
  return wrong;
}

/** Kills all programs behind the front: walked pages must answer 200, a deleted talent 410, others 503. */
export async function everythingDead(stage: ClusterStage) {
  const { SITE_URL } = stage.settings;
  const staff = await signIn(stage);
  const first = await crawl(SITE_URL);
  const path = first.stored
    .map((address) => new URL(address).pathname)
    .find((each) => /^\/modelos\/(?:\w+\/)?\d+\//.test(each));
  const id = /\/(\d+)\//.exec(path ?? '')?.[1];
  await staff('DELETE', `/talents/${id}`);
  const second = await crawl(SITE_URL, first.stored);
  const gone = first.stored.filter((address) => address.includes(`/${id}/`) && !address.includes('/_next/'));
  await Promise.all([...stage.sites, ...stage.panels].map((copy) => stage.stopCopy(copy, 'SIGKILL')));

  const problems = [
    ...[...first.failed, ...second.failed].map((line) => `while everything ran: ${line}`),
    ...(await wrongAnswers(second.stored, 200)),
    ...(await wrongAnswers(gone, 410)),
    ...(await wrongAnswers(
      NOBODY_HAS.map((each) => SITE_URL + each),
      503,
    )),
  ];
  const designed = await ask(SITE_URL + NOBODY_HAS[0]);
  if (!designed.text.includes('Passarela'))
    problems.push(`the page of the outage is not ours: ${designed.text.slice(0, 80)}`);
  return { stored: second.stored.length, gone: gone.length, bytes: second.bytes, problems };
}
