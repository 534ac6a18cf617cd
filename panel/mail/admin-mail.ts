import type { EmailAdapter } from 'payload';
import type { Env } from '../env.ts';
import { senderOf } from './message.ts';
import { smtpTransport } from './transport.ts';

/** The admin's own mails (a forgotten password) by the same mail server; undefined while mail is off. */
export function adminMail(settings: Env): EmailAdapter | undefined {
  const { SMTP_URL, AGENCY_EMAIL, AGENCY_NAME } = settings;
  if (!SMTP_URL || !AGENCY_EMAIL) return undefined;
  const transport = smtpTransport(SMTP_URL);
  const from = senderOf({ ...settings, AGENCY_EMAIL });
  return () => ({
    name: 'smtp',
    defaultFromAddress: AGENCY_EMAIL,
    defaultFromName: AGENCY_NAME,
    sendEmail: async ({ to, subject, text, html }) => {
      if (!to) throw new Error('A mail needs an address');
      return await transport.sendMail({ from, to, subject, text, html });
    },
  });
}
