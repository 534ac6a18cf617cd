import type { EmailAdapter } from 'payload';
import { agencyName } from '../content/agency/read.ts';
import { senderOf } from '../inbox/mail/message.ts';
import { smtpTransport } from '../platform/mail/transport.ts';
import type { Env } from '../platform/settings/env.ts';

/** Payload's own adapter would write the recipient's address to the log. */
const off: EmailAdapter = ({ payload }) => ({
  name: 'off',
  defaultFromAddress: '',
  defaultFromName: '',
  sendEmail: async () => payload.logger.warn('Mail is off: a mail of the panel was not sent'),
});

/** The admin's own mails (a forgotten password) by the same mail server; none are sent while mail is off. */
export function adminMail(settings: Env): EmailAdapter {
  const { SMTP_URL, AGENCY_EMAIL, AGENCY_NAME } = settings;
  if (!SMTP_URL || !AGENCY_EMAIL) return off;
  const transport = smtpTransport(SMTP_URL);
  return ({ payload }) => ({
    name: 'smtp',
    defaultFromAddress: AGENCY_EMAIL,
    defaultFromName: AGENCY_NAME,
    sendEmail: async ({ to, subject, text, html }) => {
      if (!to) throw new Error('A mail needs an address');
      const from = senderOf({ ...settings, AGENCY_EMAIL, AGENCY_NAME: await agencyName(payload) });
      return await transport.sendMail({ from, to, subject, text, html });
    },
  });
}
