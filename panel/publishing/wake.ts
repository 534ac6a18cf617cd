import { wakeUp } from '../work/wake-up.ts';

export const { wake: wakeWorker, listen: onWake } = wakeUp('publishing');
