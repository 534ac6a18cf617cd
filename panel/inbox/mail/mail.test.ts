import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smtpSender } from '../../platform/mail/transport.ts';
import { contactForm, quoteForm, sendForm, stored } from '../../tests/forms.ts';
import { MailServer } from '../../tests/mail-server.ts';
import { panel } from '../../tests/panel.ts';
import { claimMail, dueMails } from './queue.ts';
import { runMailWorker } from './worker.ts';

const settings = {
  AGENCY_NAME: 'AFM Model',
  AGENCY_EMAIL: 'agencia@example.com',
  PANEL_ORIGIN: 'http://panel.test',
};

let server: MailServer;
let stops: (() => void)[] = [];

async function work(port: number, now = Date.now, serverRetryMs = 50): Promise<() => void> {
  const stop = runMailWorker(await panel(), {
    send: smtpSender(`smtp://127.0.0.1:${port}`),
    settings,
    now,
    serverRetryMs,
  });
  stops.push(stop);
  return stop;
}

const write = (email: string, lang = 'pt') =>
  sendForm(`contact/${lang}`, { ...contactForm(), email }).then(stored);
const mailsOf = (reference: string) => server.received.filter(({ text }) => text.includes(reference));
const rowsOf = async (reference: string) => {
  const { docs } = await (await panel()).find({
    collection: 'mails',
    where: { name: { contains: reference } },
    sort: 'id',
  });
  return docs;
};
const waitFor = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 10_000, interval: 25 });

beforeEach(async () => {
  server = new MailServer();
  // mails of other tests are none of ours
  await (await panel()).db.deleteMany({ collection: 'mails', where: { id: { greater_than: 0 } } });
});

afterEach(async () => {
  for (const stop of stops) stop();
  stops = [];
  await server.hangUp();
});

test('an address gets three confirmations an hour, whatever is sent in its name; the agency hears of all', async () => {
  await work(await server.listen());
  const sent: string[] = [];
  for (const email of ['Vitima@example.com', 'vitima@example.com', 'vitima@EXAMPLE.com'])
    sent.push((await write(email)).reference);
  sent.push(
    (await sendForm('favorites/pt', { ...quoteForm(), email: 'vitima@example.com' }).then(stored)).reference,
  );
  sent.push((await write('vitima@example.com')).reference);
  const other = await write('outra@example.com');
  await waitFor(() => expect(mailsOf(other.reference)).toHaveLength(2));
  for (const reference of sent) await waitFor(() => expect(mailsOf(reference).length).toBeGreaterThan(0));
  const confirmed = server.received.filter(({ to }) => /vitima@/i.test(to.join()));
  expect(confirmed).toHaveLength(3);
  expect(server.received.filter(({ to }) => to.join().includes('agencia@'))).toHaveLength(6);
});

test('the agency hears of an entry, and the sender gets a confirmation with the reference', async () => {
  await work(await server.listen());
  const { id, reference } = await write('leitora@example.com');
  await waitFor(() => expect(mailsOf(reference)).toHaveLength(2));
  const toAgency = mailsOf(reference).find(({ to }) => to.includes('agencia@example.com'))?.text ?? '';
  expect(toAgency).toContain('Reply-To: leitora@example.com');
  expect(toAgency).toContain(`http://panel.test/admin/collections/messages/${id}`);
  const toSender = mailsOf(reference).find(({ to }) => to.includes('leitora@example.com'))?.text ?? '';
  expect(toSender).toContain('Recebemos a sua mensagem');
  expect(toSender).toContain('Auto-Submitted: auto-replied');
  expect(toSender).not.toContain('Gostaria');
  await waitFor(async () =>
    expect((await rowsOf(reference)).map(({ state }) => state)).toEqual(['sent', 'sent']),
  );
});

test('the confirmation is in the sender’s language', async () => {
  await work(await server.listen());
  const { reference } = await sendForm('favorites/en', quoteForm()).then(stored);
  await waitFor(() => expect(mailsOf(reference)).toHaveLength(2));
  const texts = mailsOf(reference).map(({ text }) => text.replaceAll('=\r\n', ''));
  expect(texts.some((text) => text.includes('We have received your request for a quote'))).toBe(true);
  expect(texts.some((text) => text.includes('Talentos: Bia, Caio'))).toBe(true);
});

test('a dead mail server loses nothing: what waited goes out once when it is back', async () => {
  const port = await server.listen();
  await server.hangUp();
  // after one failed try it rests: none is under way when the server is back
  await work(port, Date.now, 60_000);
  const receipts = await Promise.all([0, 1, 2, 3, 4].map((number) => write(`dead${number}@example.com`)));
  await waitFor(async () => {
    const rows = await Promise.all(receipts.map(({ reference }) => rowsOf(reference)));
    expect(rows.flat().some(({ tries, trouble }) => tries > 0 && trouble?.includes('ECONNREFUSED'))).toBe(
      true,
    );
  });
  await server.listen(port);
  // the tried ones wait their half minute; the clock of a new worker is past it
  stops[0]?.();
  await work(port, () => Date.now() + 120_000);
  await waitFor(async () => {
    const rows = await Promise.all(receipts.map(({ reference }) => rowsOf(reference)));
    expect(rows.flat().map(({ state }) => state)).toEqual(Array(10).fill('sent'));
  });
  for (const { reference } of receipts) expect(mailsOf(reference)).toHaveLength(2);
  expect(server.received).toHaveLength(10);
});

test('mails that were queued before a restart go out after it', async () => {
  const { reference } = await write('restart@example.com');
  expect(await rowsOf(reference)).toHaveLength(2);
  await work(await server.listen());
  await waitFor(() => expect(mailsOf(reference)).toHaveLength(2));
});

test('an address that is refused for good is given up at the third try, and holds up nobody', async () => {
  server.refuse = (address) => (address === 'gone@example.com' ? 550 : null);
  let ahead = 0;
  const port = await server.listen();
  await work(port, () => Date.now() + ahead);
  const { reference } = await write('gone@example.com');
  const other = await write('fine@example.com');
  await waitFor(() => expect(mailsOf(other.reference)).toHaveLength(2));
  for (let tries = 1; tries <= 3; tries += 1) {
    await waitFor(async () => {
      const row = (await rowsOf(reference)).find(({ reader }) => reader === 'sender');
      expect(row?.tries).toBe(tries);
    });
    ahead += 3_600_000;
    stops.at(-1)?.();
    await work(port, () => Date.now() + ahead);
  }
  const rows = await rowsOf(reference);
  expect(rows.map(({ reader, state }) => `${reader} ${state}`).sort()).toEqual([
    'agency sent',
    'sender failed',
  ]);
});

test('the log of a mail that was refused names nobody', async () => {
  server.refuse = () => 550;
  const { logger } = await panel();
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
  await work(await server.listen());
  const { reference } = await write('private@example.com');
  await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining(reference)));
  const lines = JSON.stringify(warn.mock.calls);
  expect(lines).toContain('EENVELOPE 550');
  expect(lines).not.toContain('private@');
  warn.mockRestore();
  const { docs } = await (await panel()).find({ collection: 'mails', where: { trouble: { exists: true } } });
  expect(docs.some(({ trouble }) => trouble?.includes('refused'))).toBe(true);
});

test('a forgotten password is not told to the log while mail is off', async () => {
  const payload = await panel();
  const lines = vi.fn();
  for (const level of ['info', 'warn'] as const) vi.spyOn(payload.logger, level).mockImplementation(lines);
  await payload.sendEmail({ to: 'staff@example.com', subject: 'Reset', text: 'token' });
  expect(lines).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(lines.mock.calls)).not.toMatch(/staff@|token|Reset/);
  vi.restoreAllMocks();
});

test('a mail is tried for five days and then given up', async () => {
  server.refuse = () => 451;
  const { reference } = await write('slow@example.com');
  await work(await server.listen(), () => Date.now() + 6 * 24 * 3_600_000);
  await waitFor(async () =>
    expect((await rowsOf(reference)).map(({ state }) => state)).toEqual(['failed', 'failed']),
  );
});

test('the mail of a deleted entry is never sent', async () => {
  const { id, reference } = await write('deleted@example.com');
  await (await panel()).delete({ collection: 'messages', id: Number(id) });
  expect(await rowsOf(reference)).toEqual([]);
});

test('three panels on one database send each mail once', async () => {
  const port = await server.listen();
  const receipts = await Promise.all(
    Array.from({ length: 12 }, (_, number) => write(`once${number}@example.com`)),
  );
  for (let count = 0; count < 3; count += 1) await work(port);
  await waitFor(async () => {
    const rows = await Promise.all(receipts.map(({ reference }) => rowsOf(reference)));
    expect(rows.flat().map(({ state }) => state)).toEqual(Array(24).fill('sent'));
  });
  for (const { reference } of receipts) expect(mailsOf(reference)).toHaveLength(2);
  expect(server.received).toHaveLength(24);
});

test('the mail of a panel that was killed at it is due again after two minutes', async () => {
  const { reference } = await write('killed@example.com');
  const payload = await panel();
  const mails = await dueMails(payload, Date.now(), 50);
  for (const mail of mails) expect(await claimMail(payload, mail, Date.now())).toBe(true);
  const minutes = 60_000;
  expect(await dueMails(payload, Date.now() + 1.5 * minutes, 50)).toEqual([]);
  await work(await server.listen(), () => Date.now() + 2 * minutes);
  await waitFor(() => expect(mailsOf(reference)).toHaveLength(2));
});
