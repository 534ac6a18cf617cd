import { processState } from './process-state.ts';

type Stop = () => void;

/** Runs a worker in this process in place of one of that name that may already run; `start` gives its end. */
export function onlyOne(name: string): (start: () => Stop) => void {
  const running = processState(`${name}.worker`, (): { stop: Stop } => ({ stop: () => {} }));
  return (start) => {
    running.get().stop();
    running.get().stop = start();
  };
}
