import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { outsideOfCluster } from '../../panel/tests/chaos/outside.ts';
import { firstTalent } from '../../scripts/lib/screens.ts';
import { makePackage, type Package } from '../lib/package.ts';
import { signIn } from '../lib/staff.ts';
import type { ClusterStage } from './stage.ts';

const SECRET = /[\w-]{22}$/;
const LOOK_EVERY_MS = 25;
const GIVE_UP_MS = 20_000;
/** nginx writes its logs once a second. */
const WRITTEN_MS = 1_500;

const saved = z.object({ person: z.string() });
const answered = z.object({
  people: z.array(z.object({ key: z.string(), answers: z.array(z.object({ pick: z.string() })) })),
});
const token = z.object({ token: z.string() });

type Staff = Awaited<ReturnType<typeof signIn>>;
type Send = { origin: string; path: string; fields?: Record<string, string | number> };

const formOf = (fields: object) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
};

/** A request as a page of the site makes it; a form if it has fields. */
const ask = ({ settings }: ClusterStage, { origin, path: address, fields }: Send) =>
  fetch(origin + address, {
    redirect: 'manual',
    headers: { Origin: settings.SITE_URL, 'Sec-Fetch-Site': 'same-origin' },
    ...(fields && { method: 'POST', body: formOf(fields) }),
  });

async function statusOf(stage: ClusterStage, send: Send): Promise<number> {
  const answer = await ask(stage, send);
  await answer.arrayBuffer();
  return answer.status;
}

/** Each copy of the site takes the answer of another person, and each panel shows all. */
async function answerOnEach(stage: ClusterStage, staff: Staff, { id, forms }: Package) {
  const talent = (await staff('GET', `/packages/${id}?depth=0`)).talents[0].talent;
  const keys: string[] = [];
  for (const { origin } of stage.sites) {
    const fields = { name: 'Noé', talent, pick: 'maybe', comment: '' };
    const answer = await ask(stage, { origin, path: forms, fields });
    keys.push(saved.parse(await answer.json()).person);
  }
  const problems: string[] = [];
  for (const { origin } of stage.panels) {
    const there = await signIn({ settings: { ...stage.settings, PANEL_ORIGIN: origin } });
    const { people } = answered.parse(await there('GET', `/packages/${id}/answers`));
    const missing = keys.filter((key) => !people.some((one) => one.key === key && one.answers.length === 1));
    if (missing.length > 0) problems.push(`${missing.length} answers are missing at ${origin}`);
  }
  return { keys, talent, problems };
}

/** Asks while no panel, then no site runs: faults are what logs are for. */
async function askWhileDead(stage: ClusterStage, { page, forms }: Package): Promise<string[]> {
  const problems: string[] = [];
  const origin = stage.settings.SITE_URL;
  for (const instances of [stage.panels, stage.sites]) {
    await Promise.all(instances.map((copy) => stage.stopCopy(copy, 'SIGKILL')));
    const fields = { name: 'Rita', talent: 1, pick: 'no' };
    for (const send of [
      { origin, path: page },
      { origin, path: forms, fields },
    ]) {
      const status = await statusOf(stage, send);
      if (status !== 503) problems.push(`${status} while ${instances[0]?.kind}s were dead`);
    }
    await Promise.all(instances.map(stage.startCopy));
  }
  return problems;
}

/** Every address by which a link gives something, at the front, each site and each panel. */
async function waysIn(stage: ClusterStage, talent: number, { page, forms }: Package) {
  const { SITE_URL: front, PANEL_SALT: salt, PANEL_API_TOKEN: api_token } = stage.settings;
  const html = await (await ask(stage, { origin: front, path: page })).text();
  const picture = new RegExp(`${forms}/\\d+/`).exec(html)?.[0];
  if (!picture) throw new Error('The package shows no picture');
  const sends: Omit<Send, 'origin'>[] = [
    { path: page },
    ...['thumb', 'web', 'full'].map((size) => ({ path: picture + size })),
    { path: forms, fields: { name: 'Rita', talent, pick: 'no', comment: '' } },
    { path: forms, fields: { name: 'Rita', send: 1 } },
    { path: forms, fields: { read: 1 } },
    { path: forms, fields: { seen: 'phone' } },
  ];
  const atSites = [{ origin: front }, ...stage.sites].flatMap(({ origin }) =>
    sends.map((send) => ({
      name: `${origin} ${send.path.split('/')[1]} ${Object.keys(send.fields ?? {})}`,
      status: () => statusOf(stage, { ...send, origin }),
    })),
  );
  const [, number = ''] = /(\d+)\/$/.exec(picture) ?? [];
  const person = 'A'.repeat(22);
  const bodies = {
    open: {},
    seen: { device: 'phone' },
    answer: { person, name: 'Rita', answers: [] },
    picture: { picture: Number(number), size: 'web' },
  };
  const atPanels = stage.panels.flatMap(({ origin }) =>
    Object.entries(bodies).map(([call, body]) => ({
      name: `${origin} ${call}`,
      async status() {
        const post = (address: string, json: object, headers = {}) =>
          fetch(`${origin}/panel/api/${address}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', ...headers },
            body: JSON.stringify(json),
          });
        const signed = token.parse(await (await post('login', { salt, api_token })).json()).token;
        const answer = await post(
          `packages/${call}`,
          { link: page.split('/').at(-1), ...body },
          { Authorization: `Bearer ${signed}` },
        );
        await answer.arrayBuffer();
        return answer.status;
      },
    })),
  );
  return [...atSites, ...atPanels];
}

/** Revokes; ms until the last way in is 410. */
async function revoke(staff: Staff, { id }: Package, ways: Awaited<ReturnType<typeof waysIn>>) {
  const problems: string[] = [];
  for (const { name, status } of ways) {
    const before = await status();
    if (before >= 300) problems.push(`${name} was ${before} before the end`);
  }
  const began = Date.now();
  await staff('POST', `/packages/${id}/revoke`);
  await Promise.all(
    ways.map(async ({ name, status }) => {
      let now = await status();
      while (now !== 410 && Date.now() - began < GIVE_UP_MS) {
        await delay(LOOK_EVERY_MS);
        now = await status();
      }
      if (now !== 410) problems.push(`${name} is ${now} after the end`);
    }),
  );
  return { revokedMs: Date.now() - began, problems };
}

/** Files below a folder that hold one of these words, with the word. */
function filesWith(folder: string, wanted: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const content = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
      return wanted
        .filter((word) => content.includes(word) || name.includes(word))
        .map((word) => `${word} is in ${file}`);
    });
}

/** Tables of the database that hold this word. */
async function tablesWith(env: Record<string, string>, word: string): Promise<string[]> {
  const outside = outsideOfCluster(env, []);
  const tables = z.array(z.object({ tablename: z.string(), schemaname: z.string() }));
  const problems: string[] = [];
  for (const { tablename, schemaname } of tables.parse(await outside.rowsOf('pg_tables'))) {
    if (schemaname !== 'public') continue;
    const text = JSON.stringify(await outside.rowsOf(tablename));
    if (text.includes(word)) problems.push(`${word} is in ${tablename}`);
  }
  await outside.close();
  return problems;
}

/** Ways in which a link may be typed, or passed on by a chat. */
const typedWays = (page: string) => [
  `/${page}`,
  page.replace('/selecao', '/SELECAO'),
  `/pt${page}`,
  page.replace('/selecao', '/en/selection'),
  page.replace('/s', '/%73'),
  `${page}/`,
  `${page}?utm_source=chat`,
];

/**
 * Clients answer a package on each instance, and while they die. Then it is revoked: ms until the last page, picture
 * and form is 410, and where its secret stands that should not.
 */
export async function packages(stage: ClusterStage, env: Record<string, string>) {
  const { SITE_URL } = stage.settings;
  const staff = await signIn(stage);
  const { id: talentId } = await firstTalent(SITE_URL);
  const made = await makePackage(staff, stage.settings, [Number(talentId)]);
  const { keys, talent, problems } = await answerOnEach(stage, staff, made);
  for (const typed of typedWays(made.page)) await statusOf(stage, { origin: SITE_URL, path: typed });
  const dead = await askWhileDead(stage, made);
  const ways = await waysIn(stage, talent, made);
  const { revokedMs, problems: late } = await revoke(staff, made, ways);

  await delay(WRITTEN_MS);
  const secret = SECRET.exec(made.page)?.[0] ?? made.page;
  const found = [...filesWith(stage.folder, [secret, ...keys]), ...(await tablesWith(env, secret))];
  const log = readFileSync(path.join(stage.folder, 'front', 'site.log'), 'utf8');
  if (!log.includes('"/selecao/-"') || !log.includes('"/api/packages/-"'))
    found.push('nginx logs no package');
  return {
    answers: keys.length,
    ways: ways.length,
    revokedMs,
    problems: [...problems, ...dead, ...late, ...new Set(found)],
  };
}
