import { say } from '../lib/steps.ts';
import { browserTests, tryInBrowser } from './browser.ts';
import type { Victim } from './choose.ts';
import type { Copy } from './copy.ts';
import { groupsOf, type Imports, reachOf } from './groups.ts';
import { isUnit, unitTestsFail } from './unit.ts';

/** A wrong change may change nothing that is seen: so many are tried before a statement counts as green. */
const UNIT_TRIES = 3;
const BROWSER_TRIES = 2;
/** Files of every page: a fault there breaks the tests of others too. */
const ENTRIES = ['middleware.ts', 'server/start.ts'];
const TEXTS = ['messages/pt.json', 'messages/en.json'];

type Tried = Victim & { tried: string[] };

const note = (mark: string, { id }: Victim, what: string) => say(`${mark} ${id} ${what}`);

/** Breaks one file after another and runs the unit tests of its statement; answers the victims that none noticed. */
export async function sabotageUnits(copy: Copy, victims: readonly Victim[]): Promise<Tried[]> {
  const unseen: Tried[] = [];
  for (const victim of victims) {
    const tests = victim.tests.filter(isUnit);
    const tried: string[] = [];
    let isSeen = false;
    for (const { file, mutant, what } of tests.length > 0 ? victim.attempts.slice(0, UNIT_TRIES) : []) {
      const mend = copy.breakFile(file, mutant);
      isSeen = await unitTestsFail(copy, tests).finally(mend);
      note(isSeen ? 'red  ' : 'green', victim, what);
      tried.push(`unit tests, ${what}`);
      if (isSeen) break;
    }
    if (!isSeen) unseen.push({ ...victim, tried });
  }
  return unseen;
}

/** Breaks several files at once, builds, and runs the browser tests of each; a failing build is tried one by one. */
async function tryGroup(copy: Copy, group: readonly Tried[], round: number): Promise<Set<string>> {
  const mends = group.flatMap(({ attempts }) => {
    const attempt = attempts[round];
    return attempt ? [copy.breakFile(attempt.file, attempt.mutant)] : [];
  });
  say(`A build for ${group.map(({ id }) => id).join(', ')} …`);
  const { isUp, noticed } = await tryInBrowser(copy, group).finally(() => {
    for (const mend of mends) mend();
  });
  if (isUp) return new Set(noticed);
  const [only] = group;
  if (only && group.length === 1) return new Set([only.id]);
  const alone = await Promise.all(group.map((each) => [each]));
  const seen = new Set<string>();
  for (const each of alone) for (const id of await tryGroup(copy, each, round)) seen.add(id);
  return seen;
}

/** Breaks independent places in one build; returns those without a failing browser test, and the untried ones. */
export async function sabotageInBrowser(
  copy: Copy,
  victims: readonly Tried[],
  imports: Imports,
  deadline: number,
) {
  const everywhere = new Set([...reachOf(ENTRIES, imports), ...TEXTS]);
  let left = [...victims];
  for (let round = 0; round < BROWSER_TRIES; round++) {
    const triable = left.flatMap((victim) => {
      const attempt = victim.attempts[round];
      const tests = browserTests(victim).map(({ file }) => file);
      return attempt && tests.length > 0 ? [{ victim, file: attempt.file, tests, what: attempt.what }] : [];
    });
    for (const group of groupsOf(triable, imports, everywhere)) {
      if (Date.now() > deadline) break;
      const members = group.map(({ victim }) => victim);
      const seen = await tryGroup(copy, members, round);
      for (const { victim, what } of group) {
        const isSeen = seen.has(victim.id);
        note(isSeen ? 'red  ' : 'green', victim, what);
        victim.tried.push(`browser tests, ${what}`);
        if (isSeen) left = left.filter((each) => each !== victim);
      }
    }
  }
  return {
    green: left.filter(({ tried }) => tried.length > 0),
    untried: left.filter(({ tried }) => tried.length === 0),
  };
}
