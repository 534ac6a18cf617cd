import { expect } from '@playwright/test';
import { z } from 'zod';
import type { InboxEntry, Kind } from './inbox';
import { staff } from './staff';

const AGENCY = process.env.AGENCY_EMAIL ?? '';

/** The first words of a confirmation, by form and language. */
const RECEIVED = {
  messages: { pt: 'Recebemos a sua mensagem', en: 'We have received your message' },
  quotes: { pt: 'Recebemos o seu pedido de orçamento', en: 'We have received your request for a quote' },
  applications: { pt: 'Recebemos a sua candidatura', en: 'We have received your application' },
} as const;

const addresses = z.array(z.string());
const mail = z.object({
  recipients: addresses,
  to: addresses,
  cc: addresses,
  replyTo: addresses,
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  isAutomatic: z.boolean(),
});

/** The mails that the mail server of this test run has received about a reference. */
export async function mailsAbout(reference: string) {
  const answer = await fetch(`${process.env.CONTROL_URL}/mail/about/${reference}`);
  return z.array(mail).parse(await answer.json());
}

/** An address gets so many confirmations an hour (docs/decisions/dear-work.md); many tests send as the same person. */
const CONFIRMATIONS = 3;

async function hasEnough(addresses: readonly string[]): Promise<boolean> {
  const all = (await mailsAbout('')).filter(({ isAutomatic }) => isAutomatic);
  return addresses.some(
    (address) => all.filter(({ recipients }) => recipients.includes(address)).length >= CONFIRMATIONS,
  );
}

/**
 * Waits for both mails about a stored entry and checks them: one to the agency with a link, and a confirmation with the
 * reference to the sender, and to a guardian, in their language; none to who has had three.
 */
export async function expectMails(kind: Kind, entry: InboxEntry, timeout = 10_000) {
  const { id, reference, language, email, guardian_email: guardian } = entry;
  const readers = guardian ? [email, guardian] : [email];
  const isAll = async () => {
    const { length } = await mailsAbout(reference);
    return length === 2 || (length === 1 && (await hasEnough(readers)));
  };
  await expect.poll(isAll, { message: 'two mails', timeout }).toBe(true);
  const mails = await mailsAbout(reference);
  const toAgency = mails.find(({ to }) => to.includes(AGENCY));
  expect(toAgency).toMatchObject({
    recipients: [AGENCY],
    from: 'site@passarela.example',
    isAutomatic: false,
  });
  expect(toAgency?.subject).toContain(reference);
  expect(toAgency?.text).toContain(`${staff.origin}/admin/collections/${kind}/${id}`);
  expect(toAgency?.replyTo).toEqual([kind === 'applications' ? AGENCY : email]);

  const toSender = mails.find(({ to }) => to.includes(email));
  if (!toSender) return;
  expect(toSender).toMatchObject({ recipients: readers, to: [email], replyTo: [AGENCY], isAutomatic: true });
  expect(toSender.subject).toContain(reference);
  expect(toSender.text).toContain(RECEIVED[kind][language]);
  expect(toSender.text).toContain(reference);
}

/** Waits for the mail that brings this person a link to choose a password, and returns the link. */
export async function linkMailedTo(address: string): Promise<string> {
  const find = async () => (await mailsAbout('/admin/reset/')).findLast(({ to }) => to.includes(address));
  await expect.poll(find, { message: `a link for ${address}` }).toBeTruthy();
  return /http\S+\/admin\/reset\/[\w-]+/.exec((await find())?.text ?? '')?.[0] ?? '';
}
