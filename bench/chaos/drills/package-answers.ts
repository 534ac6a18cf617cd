import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { outsideOf } from '../../../panel/tests/chaos/outside.ts';
import { elapsed, say } from '../../../scripts/lib/steps.ts';
import { makePackage, type Package } from '../../lib/package.ts';
import { signIn } from '../../lib/staff.ts';
import { addressOf } from '../sends.ts';
import { createStage, type Stage } from '../stage.ts';
import { habitsOf, storm, type Victim } from '../storm.ts';
import { post } from '../visitors/visit.ts';
import type { DrillResult } from './drill.ts';

const PACKAGES = 5;
const PEOPLE = 10;
const AT_ONCE = 8;
const AGAIN_AFTER_MS = 300;
const GIVE_UP_AFTER_MS = 240_000;
const PICKS = ['yes', 'maybe', 'no'] as const;
/** Each is a row of its own: the pick, then the comment beside that pick. */
const PARTS = ['pick', 'comment'] as const;

type Person = { key: string; name: string; address: string; of: Package };
/** An answer about a talent, or, without one, that all is sent. */
type Answer = { person: Person; talent?: number; pick: string; comment: string };

const own = z.object({
  sentAt: z.string().nullable(),
  answers: z.record(z.string(), z.object({ pick: z.string().nullable(), comment: z.string() })),
});
const saved = z.object({ own });
const row = z.object({
  package: z.coerce.number(),
  person: z.string(),
  talent: z.coerce.number(),
  pick: z.string(),
  comment: z.string(),
});

/** Talents and packages of them, made as staff do, and people who have a link. */
async function prepare({ settings }: Stage, answers: number) {
  const staff = await signIn({ settings });
  const talents: number[] = [];
  for (let at = 0; at < Math.ceil(answers / PEOPLE); at += 1) {
    const data = { name: `Talento ${at}`, gender: 'woman', status: 'draft', birthdate: '1995-05-05' };
    talents.push((await staff('POST', '/talents?depth=0', data)).doc.id);
  }
  const packages: Package[] = [];
  for (let at = 0; at < PACKAGES; at += 1) packages.push(await makePackage(staff, settings, talents));
  const people = Array.from({ length: PEOPLE }, (_, at): Person => {
    const [of] = packages.slice(at % PACKAGES);
    if (!of) throw new Error('There is no package');
    const key = randomBytes(16).toString('base64url');
    return { key, name: `Pessoa ${at}`, address: addressOf(at), of };
  });
  return { talents, people };
}

/** Posts one part, as the page does; whether the answer that came back says that it is stored. */
async function isConfirmed(base: string, answer: Answer, part: 'pick' | 'comment'): Promise<boolean> {
  const { person, talent } = answer;
  const form = new FormData();
  form.set('person', person.key);
  form.set('name', person.name);
  const fields = talent === undefined ? { send: 1 } : { talent, [part]: answer[part] };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const reply = await post({ base, address: person.address }, person.of.forms, form);
  if (!reply || reply.status === 500 || reply.status === 503) return false;
  if (reply.status !== 200) throw new Error(`an answer was refused: ${reply.status} ${reply.text}`);
  const { answers, sentAt } = saved.parse(JSON.parse(reply.text)).own;
  if (talent === undefined) return sentAt !== null;
  return answers[talent]?.[part] === answer[part];
}

async function untilConfirmed(base: string, answer: Answer, number: number): Promise<Answer> {
  const { clicks, times } = habitsOf(number);
  const end = Date.now() + GIVE_UP_AFTER_MS;
  for (const part of PARTS) {
    for (let confirmations = 0; confirmations < times; ) {
      if (Date.now() > end) throw new Error(`answer ${number} could not be sent`);
      const attempts = Array.from({ length: clicks }, () => isConfirmed(base, answer, part));
      if ((await Promise.all(attempts)).includes(true)) confirmations += 1;
      else await delay(AGAIN_AFTER_MS * (1 + Math.random()));
    }
  }
  return answer;
}

/** Each part of a confirmed answer stands in the tables once, each person's sending among the messages once. */
async function problemsIn(data: string, confirmed: readonly Answer[]): Promise<string[]> {
  const outside = outsideOf(data);
  const rows = z.array(row).parse(await outside.rowsOf('package_answers'));
  const messages = z.array(z.object({ origin: z.string() })).parse(await outside.rowsOf('messages'));
  const mails = z.array(z.looseObject({ name: z.string() })).parse(await outside.rowsOf('mails'));
  const problems = (await outside.isSound()) ? [] : ['the database is damaged'];
  outside.close();
  const about = rows.filter(({ talent }) => talent > 0);
  const answers = confirmed.filter(({ talent }) => talent !== undefined);
  if (about.length !== answers.length * PARTS.length)
    problems.push(`${about.length} rows for ${answers.length} answers`);
  for (const { person, talent, pick, comment } of answers) {
    const found = about.filter((one) => one.person === person.key && one.talent === talent);
    const isOwn = found.every((one) => one.package === person.of.id && one.pick === pick);
    const comments = found.map((one) => one.comment);
    if (!isOwn || JSON.stringify(comments) !== JSON.stringify(['', comment]))
      problems.push(`${comment} of ${person.name} has the rows ${JSON.stringify(found)}`);
  }
  const senders = new Set(confirmed.filter(({ talent }) => talent === undefined).map(({ person }) => person));
  if (messages.length !== senders.size)
    problems.push(`${messages.length} messages of ${senders.size} people`);
  for (const { name, key, of } of senders) {
    const origin = `package ${of.id} ${key}`;
    const sent = messages.filter((one) => one.origin === origin).length;
    const told = mails.filter((one) => one.name.startsWith(origin)).length;
    if (sent !== 1 || told === 0)
      problems.push(`${name} stands among the messages ${sent} times, ${told} mails`);
  }
  return problems;
}

/**
 * Clients answer packages while panel and site are killed, some clicking twice; then each sends theirs: nothing that
 * was confirmed is lost, nothing is stored twice.
 */
export async function packageAnswers(
  answers: number,
  victimsOf: (stage: Stage) => Victim[],
): Promise<DrillResult> {
  const stage = await createStage();
  await stage.start('panel');
  await stage.start('site');
  const { talents, people } = await prepare(stage, answers);
  const answerBy = (number: number): Answer => {
    const [person] = people.slice(number % PEOPLE);
    if (!person) throw new Error('Nobody answers');
    // the storm goes beyond its count; so does each person's sending
    const [talent] = number > answers ? [] : talents.slice(Math.floor((number - 1) / PEOPLE));
    const pick = PICKS[number % PICKS.length] ?? 'yes';
    return { person, ...(talent !== undefined && { talent }), pick, comment: `Resposta ${number}` };
  };
  const send = (number: number) => untilConfirmed(stage.siteUrl, answerBy(number), number);
  const plans = { sends: answers + PEOPLE, atOnce: AT_ONCE, victims: victimsOf(stage), send };
  const { confirmed, kills, interrupted, problems } = await storm(plans);
  await stage.close();
  problems.push(...(await problemsIn(stage.data, confirmed)));
  say(
    `${confirmed.length} answers of packages confirmed in ${elapsed()}, kills: ${JSON.stringify(kills)}, with ${interrupted} on their way`,
  );
  if (problems.length === 0) stage.remove();
  return { confirmed: [], problems };
}
