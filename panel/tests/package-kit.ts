import { packageAnswer } from '@passarela/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { GRAVE } from '../packages/warning-texts.ts';
import { ANYBODY, writeLink } from '../packages/link.ts';
import { talentIds } from '../packages/sendable.ts';
import { run } from '../platform/db/client.ts';
import type { Package } from '../platform/db/payload-types.ts';
import { env } from '../platform/settings/env.ts';
import { call, makeTalent, panel, panelToken, unpublished } from './panel.ts';

// Requests as a client's page sends them, without the site.

/** The guardian that every minor needs. */
export const GUARDIAN = { guardian_name: 'Rosa Responsável', guardian_phone: '47 99999-0000' };

/** Talents with these names, unpublished. */
export async function makeTalents(...names: string[]): Promise<number[]> {
  const made = names.map((name) => makeTalent({ name, birthdate: '1995-05-05T12:00:00.000Z' }));
  return (await Promise.all(made)).map(({ id }) => id);
}

type Data = Partial<Omit<Package, 'talents' | 'id'>>;

/** An open package of these talents. */
export async function makePackage(talents: readonly number[], data: Data = {}): Promise<Package> {
  const payload = await panel();
  return payload.create({
    collection: 'packages',
    data: {
      ...{ title: 'Campanha', language: 'pt', state: 'open', downloads: 'none', ...data },
      talents: talents.map((talent) => ({ talent })),
    },
    depth: 0,
    ...unpublished,
  });
}

export const changePackage = async (id: number, data: object): Promise<Package> =>
  (await panel()).update({ collection: 'packages', id, data, depth: 0, ...unpublished });

export const linkOf = ({ id, version }: Package, recipient = ANYBODY) =>
  writeLink({ id, recipient, version: version ?? 1 }, env());

/** As a booker ticks that the warnings about everybody of a package are read. */
export async function readWarnings({ id, talents }: Package): Promise<void> {
  const lines = talentIds(talents).map((talent) => sql`(${id}, ${talent}, ${GRAVE.join(' ')})`);
  await run(
    await panel(),
    sql`INSERT INTO package_reads (package, talent, warnings) VALUES ${sql.join(lines, sql`, `)}
      ON CONFLICT (package, talent) DO NOTHING`,
  );
}

/** One call of a package's page, with the site's token. */
export const post = async (path: string, body: unknown) =>
  call('POST', `/panel/api/packages/${path}`, { token: await panelToken(), body });
export const open = (link: string, person?: string) => post('open', { link, person });
export const say = (link: string, person: string, answers: object[], more: object = {}) =>
  post('answer', { link, person, name: person.slice(0, 3), answers, ...more });

export async function read(answer: Response) {
  expect(answer.status, await answer.clone().text()).toBe(200);
  return packageAnswer.parse(await answer.json()).data;
}

/** The person's key of a test. */
export const keyOf = (name: string): string => name.padEnd(22, 'A');

export const countRows = async (id: number): Promise<number> =>
  (await (await panel()).count({ collection: 'package-answers', where: { package: { equals: id } } }))
    .totalDocs;

export const MAIL_ON = { SMTP_URL: 'smtp://127.0.0.1:9', AGENCY_EMAIL: 'agencia@example.com' };

/** For the tests of a file: the panel has a server to send mails by. */
export function withMailOn(): void {
  const { SMTP_URL, AGENCY_EMAIL } = env();
  beforeAll(() => {
    Object.assign(env(), MAIL_ON);
  });
  afterAll(() => {
    Object.assign(env(), { SMTP_URL, AGENCY_EMAIL });
  });
}
