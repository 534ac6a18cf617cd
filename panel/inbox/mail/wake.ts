import { wakeUp } from '../../platform/work/wake-up.ts';

export const { wake: wakeMail, listen: onMail } = wakeUp('mail');
