import { expect, test } from 'vitest';
import { entryMail, type MailEntry } from './message.ts';

const settings = {
  AGENCY_NAME: 'AFM Model',
  AGENCY_EMAIL: 'agencia@example.com',
  PANEL_ORIGIN: 'https://panel.test',
};
const child: MailEntry = {
  kind: 'applications',
  id: 7,
  reference: 'AFM-7K3Q9',
  language: 'pt',
  name: 'Ana',
  email: 'ana@example.com',
  phone: '+55 48 99999-0000',
  city: 'Florianópolis',
  guardian_email: 'mae@example.com',
};

test('the agency’s mail about an application says where to read it, and little else', () => {
  const { text, subject, replyTo, to } = entryMail(child, 'agency', settings);
  expect({ subject, replyTo, to }).toEqual({
    subject: 'Nova candidatura: Ana (AFM-7K3Q9)',
    replyTo: 'agencia@example.com',
    to: 'agencia@example.com',
  });
  expect(text).toBe(
    'Nome: Ana\nCidade: Florianópolis\n\nhttps://panel.test/admin/collections/applications/7',
  );
});

test('the guardian gets the confirmation too', () => {
  const { to, cc, from } = entryMail(child, 'sender', settings);
  expect({ to, cc, from }).toEqual({
    to: 'ana@example.com',
    cc: 'mae@example.com',
    from: '"AFM Model" <agencia@example.com>',
  });
});

test('nothing that a stranger typed goes to the address that they typed', () => {
  const entry: MailEntry = { ...child, kind: 'messages', name: 'Buy at evil.test', message: 'evil.test' };
  const { text, subject } = entryMail(entry, 'sender', settings);
  expect(`${subject}${text}`).not.toContain('evil.test');
});

test('a mail has the same id each time it is tried', () => {
  const ids = ['agency', 'sender', 'sender'].map(
    (reader) => entryMail(child, reader === 'agency' ? 'agency' : 'sender', settings).messageId,
  );
  expect(ids[1]).toBe(ids[2]);
  expect(ids[0]).not.toBe(ids[1]);
});
