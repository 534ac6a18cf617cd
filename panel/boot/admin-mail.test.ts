import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { parseEnv } from '../platform/settings/env.ts';
import { panel } from '../tests/panel.ts';
import { adminMail } from './admin-mail.ts';

let server: SMTPServer | null = null;
afterEach(async () => {
  const closing = server;
  server = null;
  if (closing) await new Promise<void>((resolve) => closing.close(resolve));
});

/** A mail server on loopback; `sender` is the address that the last mail came from. */
async function listen() {
  const seen = { sender: '' };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, callback) => {
      seen.sender = envelope.mailFrom ? envelope.mailFrom.address : '';
      stream.on('end', () => callback()).resume();
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  server = smtp;
  const address = smtp.server.address();
  return { seen, port: typeof address === 'object' && address ? address.port : 0 };
}

test.each([
  ['"Site" <site@example.com>', 'site@example.com'],
  ['', 'agencia@example.com'],
])('the mail about a forgotten password comes from MAIL_FROM (%s)', async (MAIL_FROM, sender) => {
  const { seen, port } = await listen();
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, AGENCY_EMAIL: 'agencia@example.com', MAIL_FROM };
  const adapter = adminMail(parseEnv({ ...process.env, ...settings }))({ payload: await panel() });
  await adapter.sendEmail({ to: 'ana@example.com', subject: 'Senha', text: 'x' });
  expect(seen.sender).toBe(sender);
});
