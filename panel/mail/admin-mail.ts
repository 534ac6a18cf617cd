import type { EmailAdapter } from 'payload';
import type { Env } from '../env.ts';
import { smtpTransport } from './transport.ts';

/** The admin's own mails (a forgotten password) by the same mail server; undefined while mail is off. */
export function adminMail({ SMTP_URL, AGENCY_EMAIL, AGENCY_NAME }: Env): EmailAdapter | undefined {
  if (!SMTP_URL || !AGENCY_EMAIL) return undefined;
  const transport = smtpTransport(SMTP_URL);
  const from = { name: AGENCY_NAME, address: AGENCY_EMAIL };
  return () => ({
    name: 'smtp',
    defaultFromAddress: from.address,
    defaultFromName: from.name,
    sendEmail: async ({ to, subject, text, html }) => {
      if (!to) throw new Error('A mail needs an address');
      return await transport.sendMail({ from, to, subject, text, html });
    },
  });
}
