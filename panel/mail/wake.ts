import { wakeUp } from '../work/wake-up.ts';

export const { wake: wakeMail, listen: onMail } = wakeUp('mail');
