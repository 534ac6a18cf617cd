import type { Payload } from 'payload';
import { processState } from '../work/process-state.ts';
import { type Next, type Round, runRounds } from './rounds.ts';

type Stop = () => void;

/** Background work of this process, one for all bundles of its server. Rows and leases divide it among instances. */
export function job(name: string) {
  const state = processState(`jobs.${name}`, () => ({ wakes: new Set<Stop>(), stop: (): void => {} }));
  return {
    /** Brings the next round forward, in this process. */
    wake: (): void => {
      for (const wake of state.get().wakes) wake();
    },
    /** Repeats rounds until stopped; `again` follows one that threw. */
    run: (payload: Payload, round: Round, again: Next): Stop =>
      runRounds(
        (isStopped) =>
          round(isStopped).catch((err: unknown) => {
            payload.logger.error({ err, msg: `A round of the job ${name}` });
            return again;
          }),
        (wake) => {
          state.get().wakes.add(wake);
          return () => state.get().wakes.delete(wake);
        },
      ),
    /** Begins the work in place of one that already runs; `begin` gives its end. */
    start(begin: () => Stop): void {
      state.get().stop();
      state.get().stop = begin();
    },
  };
}
