import type { Env } from '../settings/env.ts';

/** Whether the panel sends mails: it has a server to send by and an address to send from. */
export const isMailOn = ({ SMTP_URL, AGENCY_EMAIL }: Pick<Env, 'SMTP_URL' | 'AGENCY_EMAIL'>): boolean =>
  Boolean(SMTP_URL && AGENCY_EMAIL);
