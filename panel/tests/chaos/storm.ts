import { outsideOfCluster } from './outside.ts';
import { type Options, PanelProcess } from './panel-process.ts';
import { type Answered, sendNumber, sendUntilAnswered, signIn } from './sends.ts';
import { type Expected, problemsOf, untilSwept } from './verify.ts';

type Storm = Options & { sends: number; kills: number; atOnce?: number };

export type Outcome = {
  answered: Answered[];
  kills: number;
  /** Sends that were on their way when the panel was killed, summed over all kills. */
  interrupted: number;
  retried: number;
  seconds: number;
  problems: string[];
};

const LIFE_MIN_MS = 100;
const LIFE_MAX_MS = 4000;
const PACE_MS = 20;

/**
 * Sends at least `sends` entries while the panel is killed at random at least `kills` times, then starts it once
 * more and checks the stored entries.
 */
export async function storm({ sends, kills, atOnce = 8, ...options }: Storm): Promise<Outcome> {
  const panel = new PanelProcess(options);
  const { data, engines } = options;
  const place = engines ? outsideOfCluster(engines, [data]) : data;
  const started = Date.now();
  await panel.start();
  const token = await signIn(panel.base);
  const answered: Answered[] = [];
  let number = 0;
  let killed = 0;
  let interrupted = 0;
  const isOver = () => number >= sends && killed >= kills;

  // spread over the lives of the panel, so that every kill meets sends on their way
  const dueBy = (deaths: number) => (sends * (deaths + 1)) / kills;

  const visitor = async (): Promise<void> => {
    while (!isOver()) {
      if (number >= dueBy(killed)) {
        await new Promise((wake) => setTimeout(wake, PACE_MS));
        continue;
      }
      number += 1;
      answered.push(await sendUntilAnswered(panel.base, await sendNumber(number), token));
    }
  };
  const killer = async (): Promise<void> => {
    while (!isOver()) {
      const life = LIFE_MIN_MS + Math.random() * (LIFE_MAX_MS - LIFE_MIN_MS);
      await new Promise((wake) => setTimeout(wake, life));
      interrupted += number - answered.length;
      await panel.kill();
      killed += 1;
      await panel.start();
    }
  };
  try {
    await Promise.all([killer(), ...Array.from({ length: atOnce }, visitor)]);
    // the last start sweeps the rest of the kills
    await panel.kill();
    await panel.start();
    await untilSwept(place, answered.map(expected));
  } finally {
    await panel.kill();
  }
  const problems = await problemsOf(place, answered.map(expected));
  if (typeof place !== 'string') await place.close();
  return {
    answered,
    kills: killed,
    interrupted,
    retried: answered.filter(({ tries }) => tries > 1).length,
    seconds: (Date.now() - started) / 1000,
    problems,
  };
}

const expected = ({ kind, reference, id, name }: Answered): Expected => ({
  kind,
  reference,
  row: { id, name },
});
