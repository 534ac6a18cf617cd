import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export type Received = { to: string[]; text: string };

/** A real mail server on loopback. */
export class MailServer {
  received: Received[] = [];
  /** The code with which an address is refused, or null. */
  refuse: (address: string) => number | null = () => null;
  #server: SMTPServer | null = null;

  /** Gives the port. */
  async listen(port = 0): Promise<number> {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _, callback) => {
        const code = this.refuse(address);
        callback(code === null ? null : Object.assign(new Error('refused'), { responseCode: code }));
      },
      onData: (stream, { envelope }, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          this.received.push({
            to: envelope.rcptTo.map(({ address }) => address),
            text: Buffer.concat(chunks).toString(),
          });
          callback();
        });
      },
    });
    smtp.on('error', () => {});
    smtp.listen(port, '127.0.0.1');
    await once(smtp.server, 'listening');
    this.#server = smtp;
    const address = smtp.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  async hangUp(): Promise<void> {
    const closing = this.#server;
    this.#server = null;
    if (closing) await new Promise<void>((resolve) => closing.close(resolve));
  }
}
