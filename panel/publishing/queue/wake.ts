import { wakeUp } from '../../platform/work/wake-up.ts';

export const { wake: wakeWorker, listen: onWake } = wakeUp('publishing');
