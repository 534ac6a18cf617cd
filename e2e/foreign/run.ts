/** node e2e/foreign/run.ts [seed | habit=value ...]: the two services by hand, until Ctrl-C. */
import { describeHabits, type Habits, mixture, plainHabits } from './habits.ts';
import { startForeign } from './service.ts';

const words = process.argv.slice(2);
const seed = words.find((word) => /^\d+$/.test(word));
const changes = Object.fromEntries(
  words.filter((word) => word.includes('=')).map((word) => word.split('=')),
) as Partial<Habits>;
const habits = seed ? mixture(Number(seed), changes) : plainHabits(changes);
const ports = {
  integration: Number(process.env.INTEGRATION_PORT ?? 0),
  panel: Number(process.env.PANEL_PORT ?? 0),
};
const foreign = await startForeign({ habits, ports });
console.log(
  `integration ${foreign.integration}\npanel       ${foreign.panel}\nhabits      ${describeHabits(habits)}`,
);
