import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const addresses = (list = []) => list.map(({ address }) => address);

async function readMail(source, recipients) {
  const { from, to, cc, replyTo, subject, text, messageId, headers } = await PostalMime.parse(source);
  return {
    recipients,
    from: from.address,
    to: addresses(to),
    cc: addresses(cc),
    replyTo: addresses(replyTo),
    subject,
    text,
    messageId,
    isAutomatic: headers.some(({ key, value }) => key === 'auto-submitted' && value !== 'no'),
  };
}

/** A real mail server on loopback. It keeps what it takes, so that tests read what people receive. */
export function createMailbox(port) {
  const mails = [];
  let server = null;
  const take = async (stream, { envelope }, callback) => {
    try {
      mails.push(await readMail(await buffer(stream), addresses(envelope.rcptTo)));
      callback();
    } catch (error) {
      callback(error);
    }
  };
  return {
    /** The mails whose subject or text has this word, in the order in which they came. */
    about: (word) => mails.filter(({ subject, text }) => `${subject}\n${text}`.includes(word)),
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
      if (closing) await new Promise((resolve) => closing.close(resolve));
    },
  };
}
