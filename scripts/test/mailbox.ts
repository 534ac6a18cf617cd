import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { freePort } from '../lib/ports.ts';

const addresses = (list: readonly Pick<Address, 'address'>[] = []) => list.map(({ address }) => address);

type Mail = Awaited<ReturnType<typeof readMail>>;

async function readMail(source: Buffer, recipients: (string | undefined)[]) {
  const { from, to, cc, replyTo, subject, text, messageId, headers } = await PostalMime.parse(source);
  return {
    recipients,
    from: from?.address,
    to: addresses(to),
    cc: addresses(cc),
    replyTo: addresses(replyTo),
    subject,
    text,
    messageId,
    isAutomatic: headers.some(({ key, value }) => key === 'auto-submitted' && value !== 'no'),
  };
}

/** The agency's address for mails. */
export const AGENCY_EMAIL = 'agencia@passarela.example';

/** A mail server that runs, and the panel's variables for it. */
export async function startMail() {
  const smtpPort = await freePort();
  const mail = createMailbox(smtpPort);
  await mail.start();
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    AGENCY_EMAIL,
    MAIL_FROM: '"Passarela" <site@passarela.example>',
  };
  return { mail, env };
}

/** A real mail server on loopback. It stores its mails, so that tests read them. */
function createMailbox(port: number) {
  const mails: Mail[] = [];
  let server: SMTPServer | null = null;
  const take: SMTPServerOptions['onData'] = async (stream, { envelope }, callback) => {
    try {
      mails.push(await readMail(await buffer(stream), addresses(envelope.rcptTo)));
      callback();
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return {
    about: (word: string) => mails.filter(({ subject, text }) => `${subject}\n${text}`.includes(word)),
    async start() {
      if (server) return;
      server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData: take });
      server.on('error', () => {}); // a client that hangs up in the middle
      server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
    },
    async stop() {
      const closing = server;
      server = null;
      if (closing) await new Promise<void>((resolve) => closing.close(resolve));
    },
  };
}
