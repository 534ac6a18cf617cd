import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { packageMail } from '../inbox/mail/package.ts';
import { dueMails } from '../inbox/mail/queue.ts';
import { startMailWorker } from '../inbox/mail/worker.ts';
import { env } from '../platform/settings/env.ts';
import { changePackage, keyOf, linkOf, makePackage, makeTalents, open, post, say } from './package-kit.ts';
import { panel } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

const SETTINGS = {
  AGENCY_NAME: 'AFM',
  AGENCY_EMAIL: 'agencia@example.com',
  PANEL_ORIGIN: 'http://panel.test',
};
const ANA = keyOf('ana');
const opens = z.object({
  opens: z.array(z.object({ person: z.string(), name: z.string(), device: z.string(), times: z.number() })),
});

let as: Staff;
let talent: number;
beforeAll(async () => {
  as = await signInStaff('package-opens');
  // a worker that an earlier file left would send what is looked for in the queue
  startMailWorker(await panel(), { ...env(), SMTP_URL: undefined });
  [talent = 0] = await makeTalents('Ana Aberta');
});

const seen = (link: string, device: string, person?: string) => post('seen', { link, person, device });
const opensOf = async (id: number) =>
  opens.parse(await (await as('booker', 'GET', `packages/${id}/answers`)).json()).opens;
const mailsOf = async (id: number) =>
  (await dueMails(await panel(), Date.now(), 100_000)).filter(
    ({ kind, entry }) => kind === 'packages' && entry === id,
  );

test('two hundred requests of robots, for the page and its pictures, are no open', async () => {
  const made = await makePackage([talent]);
  for (let at = 0; at < 200; at += 1) {
    const answer =
      at % 2 ? open(linkOf(made)) : post('picture', { link: linkOf(made), picture: 1, size: 'web' });
    expect([200, 404]).toContain((await answer).status);
  }
  expect(await opensOf(made.id)).toEqual([]);
  expect(await mailsOf(made.id)).toEqual([]);
});

test('an open says who, and on what; near ones are one; the booker gets one mail for each link', async () => {
  const made = await makePackage([talent], { people: [{ name: 'Rita' }] });
  const rita = linkOf(made, made.people?.[0]?.id ?? '');
  for (const _ of [1, 2]) expect((await seen(rita, 'phone')).status).toBe(200);
  await seen(rita, 'computer', ANA);
  await seen(linkOf(made), 'tablet');
  expect((await opensOf(made.id)).toSorted((a, b) => a.device.localeCompare(b.device))).toEqual([
    { person: ANA, name: 'Rita', device: 'computer', times: 1 },
    { person: '', name: 'Rita', device: 'phone', times: 1 },
    { person: '', name: '', device: 'tablet', times: 1 },
  ]);
  const [first, second, ...more] = await mailsOf(made.id);
  expect(more).toEqual([]);
  if (!first || !second) throw new Error('no mails');
  const written = await packageMail(await panel(), first, SETTINGS);
  expect(written?.subject).toBe('Rita abriu: Campanha');
  expect(written?.text).toContain(`/packages/${made.id}`);
  expect(written?.text).not.toContain('/selecao/');
});

test('whoever says who they are after the first look is no second, nameless one; another device is', async () => {
  const made = await makePackage([talent]);
  const link = linkOf(made);
  await seen(link, 'phone');
  await seen(link, 'tablet');
  await say(link, ANA, [{ talent, pick: 'yes' }]);
  await seen(link, 'phone', ANA);
  expect((await opensOf(made.id)).toSorted((a, b) => a.device.localeCompare(b.device))).toEqual([
    { person: ANA, name: '', device: 'phone', times: 1 },
    { person: '', name: '', device: 'tablet', times: 1 },
  ]);
});

test('an open by a link that opens nothing is none, and neither is one of another kind of device', async () => {
  const made = await makePackage([talent]);
  const link = linkOf(made);
  expect([(await seen(`${link}x`, 'phone')).status, (await seen(link, 'fridge')).status]).toEqual([404, 422]);
  await say(link, ANA, [{ talent, pick: 'yes' }]);
  await changePackage(made.id, { state: 'revoked' });
  expect((await seen(link, 'phone')).status).toBe(410);
  expect(await opensOf(made.id)).toEqual([]);
});
