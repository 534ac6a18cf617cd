import { PICKS, type Pick } from '@passarela/contract/package-limits';
import type { packageAnswerBody } from '@passarela/contract/packages';
import { type SQL, sql } from 'drizzle-orm';
import type { CollectionAfterDeleteHook, Payload } from 'payload';
import { z } from 'zod';
import { atOnce, moment, rows, run } from '../platform/db/client.ts';
import { isOfKey, keyAfterMerge, MERGED } from './merge.ts';

type Body = z.output<typeof packageAnswerBody>;
type Sent = Omit<Body, 'link'>;
type From = { id: number; recipient: string };

/** The `talent` of rows about no talent; their `pick` says which: a name that was given, or a sending. */
const NO_TALENT = 0;
const NAMED = 'named';
const SENT = 'sent';
const ACCEPTED = 'terms';

/** Two devices that change one part within this time do it at once: the later arrival counts. */
const AT_ONCE_MS = 30_000;

type Row = { talent: number; pick: string; comment: string; only?: 'pick' | 'comment' | undefined };

/**
 * Adds a row unless the person's newest one about this talent says the same: a double click answers once. A part that
 * was not touched stays as it is by then, and so does one that somebody changed after it was touched here, at `at`
 * (ms): the newest of each part counts, not what arrived last.
 */
const insert = ({ id, recipient }: From, { person, name }: Sent, row: Row, at: number): SQL => {
  const { talent, only } = row;
  const kept = keyAfterMerge(id, person);
  const same = sql`package = ${id} AND ${isOfKey(id, kept)} AND talent = ${talent} AND pick <> ${MERGED}`;
  const last = (part: SQL, until = sql``) =>
    sql`coalesce((SELECT ${part} FROM package_answers WHERE ${same} ${until} ORDER BY id DESC LIMIT 1), '')`;
  const since = new Date(at + AT_ONCE_MS).toISOString();
  const next = (name: 'pick' | 'comment') => {
    const part = sql.identifier(name);
    if (only !== undefined && only !== name) return last(sql`${part}`);
    const isNewer = sql`EXISTS (SELECT 1 FROM package_answers newer WHERE ${same} AND created_at > ${since}
      AND ${part} <> ${last(sql`${part}`, sql`AND id < newer.id`)})`;
    return sql`CASE WHEN ${isNewer} THEN ${last(sql`${part}`)} ELSE CAST(${row[name]} AS text) END`;
  };
  // beside a moment of a table PostgreSQL knows that this text is one
  return sql`INSERT INTO package_answers (package, recipient, person, name, talent, pick, comment, created_at)
    SELECT CAST(${id} AS numeric), ${recipient}, ${kept}, ${name}, CAST(${talent} AS numeric), next.pick, next.comment,
      coalesce(${new Date(at).toISOString()}, of_package.updated_at)
    FROM packages of_package, (SELECT ${next('pick')} AS pick, ${next('comment')} AS comment) next
    WHERE of_package.id = ${id} AND NOT EXISTS (SELECT 1 FROM package_answers WHERE ${same} AND name = ${name}
      AND pick = next.pick AND comment = next.comment AND id = (SELECT max(id) FROM package_answers WHERE ${same}))`;
};

/** Adds the sending of a person's answers unless they have sent these before, all of them and since any merge. */
function insertSending({ id, recipient }: From, { person, name }: Sent): SQL {
  const kept = keyAfterMerge(id, person);
  const own = sql`package = ${id} AND ${isOfKey(id, kept)}`;
  return sql`INSERT INTO package_answers (package, recipient, person, name, talent, pick, comment)
    SELECT CAST(${id} AS numeric), ${recipient}, ${kept}, ${name}, CAST(${NO_TALENT} AS numeric), ${SENT}, ''
    WHERE NOT EXISTS (SELECT 1 FROM package_answers WHERE ${own} AND talent = ${NO_TALENT} AND pick = ${SENT}
      AND id > coalesce((SELECT max(id) FROM package_answers
        WHERE ${own} AND (talent <> ${NO_TALENT} OR pick = ${MERGED})), 0))`;
}

/**
 * Stores a person's name and answers at `now` (ms), and `afterSending`, all or none. Older answers stay: the newest
 * about each talent counts.
 */
export async function storeAnswers(
  payload: Payload,
  from: From,
  sent: Sent,
  { now, afterSending }: { now: number; afterSending: readonly SQL[] },
): Promise<void> {
  const answers = sent.answers.map(({ waited_s, pick, ...one }) =>
    insert(from, sent, { ...one, pick: pick ?? '' }, now - waited_s * 1_000),
  );
  const about = (pick: string) => insert(from, sent, { talent: NO_TALENT, pick, comment: '' }, now);
  const isBare = answers.length === 0 && !sent.is_sent && !sent.accepts_terms;
  const name = isBare ? [about(NAMED)] : [];
  const sending = sent.is_sent ? [insertSending(from, sent), ...afterSending] : [];
  const terms = sent.accepts_terms ? [about(ACCEPTED)] : [];
  // on PostgreSQL two of a double click would not see each other's rows
  const lock = sql`UPDATE packages SET version = version WHERE id = ${from.id}`;
  await atOnce(payload, [lock, ...name, ...terms, ...answers, ...sending]);
}

const answerRow = z.object({
  id: z.coerce.number(),
  recipient: z.string(),
  person: z.string(),
  name: z.string(),
  talent: z.coerce.number(),
  pick: z.string(),
  comment: z.string(),
  created_at: moment,
});

type PickOrNone = Pick | null;
const pickOf = (stored: string): PickOrNone => PICKS.find((pick) => pick === stored) ?? null;

type Answered = { talent: number; pick: PickOrNone; comment: string; at: string };

/** Somebody who answers. `answers`: their newest, as their own page shows them; nobody else sees what is not sent. */
export type Person = {
  key: string;
  recipient: string;
  name: string;
  sent_at: string | null;
  /** How often they have sent, and what: as it stood at the last sending. */
  sendings: number;
  sent: Answered[];
  /** The talents about whom they changed their answer since. */
  unsent: number[];
  /** When they accepted the terms of a transfer abroad. */
  accepted_at: string | null;
  answers: Answered[];
};

/** The answers about each talent, each with the number of its row: of two the higher is newer. */
type ByTalent = Map<number, Answered & { row: number }>;

const changedSince = (sent: ByTalent, byTalent: ByTalent): number[] =>
  [...byTalent.values()]
    .filter(({ talent, pick, comment }) => {
      const before = sent.get(talent);
      return before?.pick !== pick || before.comment !== comment;
    })
    .map(({ talent }) => talent);

const listed = (byTalent: ByTalent): Answered[] => [...byTalent.values()].map(({ row, ...answer }) => answer);

type Folded = Omit<Person, 'unsent' | 'answers' | 'sent'> & { byTalent: ByTalent; sent: ByTalent };

const newest = (one: ByTalent, other: ByTalent): ByTalent =>
  new Map([...one, ...other].toSorted(([, a], [, b]) => a.row - b.row));
const later = (one: string | null, other: string | null): string | null =>
  [one, other].toSorted((a, b) => (a ?? '').localeCompare(b ?? '')).at(-1) ?? null;

/** Two people as one: a draft of either stays a draft, however much the other has sent. */
const joined = (kept: Folded, other: Folded): Folded => ({
  ...kept,
  sent_at: later(kept.sent_at, other.sent_at),
  sendings: kept.sendings + other.sendings,
  accepted_at: later(kept.accepted_at, other.accepted_at),
  byTalent: newest(kept.byTalent, other.byTalent),
  sent: newest(kept.sent, other.sent),
});

/** Everybody who answered a package, or one of them, with their newest answers; people who were merged are one. */
export async function readAnswers(payload: Payload, id: number, only?: string): Promise<Person[]> {
  const who =
    only === undefined
      ? sql`package = ${id}`
      : sql`package = ${id} AND ${isOfKey(id, keyAfterMerge(id, only))}`;
  const stored = await rows(
    payload,
    sql`SELECT id, recipient, person, name, talent, pick, comment, created_at FROM package_answers
      WHERE ${who} ORDER BY id`,
    answerRow,
  );
  const people = new Map<string, Folded>();
  for (const { id: row, person: key, recipient, name, talent, pick, comment, created_at: at } of stored) {
    if (pick === MERGED) {
      const [kept, other] = [people.get(comment), people.get(key)];
      // whoever was kept may have been forgotten since
      if (other) people.set(comment, kept ? joined(kept, other) : { ...other, key: comment });
      people.delete(key);
      continue;
    }
    const before = people.get(key) ?? {
      key,
      recipient,
      name,
      sent_at: null,
      sendings: 0,
      accepted_at: null,
      byTalent: new Map(),
      sent: new Map(),
    };
    people.set(key, {
      ...{ ...before, name },
      sent_at: pick === SENT ? at : before.sent_at,
      sendings: before.sendings + (pick === SENT ? 1 : 0),
      sent: pick === SENT ? new Map(before.byTalent) : before.sent,
      accepted_at: pick === ACCEPTED ? at : before.accepted_at,
    });
    if (talent !== NO_TALENT) before.byTalent.set(talent, { talent, pick: pickOf(pick), comment, at, row });
  }
  return [...people.values()].map(({ byTalent, sent, ...person }) => ({
    ...person,
    sent: listed(sent),
    unsent: person.sent_at === null ? [] : changedSince(sent, byTalent),
    answers: listed(byTalent),
  }));
}

/** Whether somebody accepted the terms behind the link of this recipient. */
export async function hasAcceptedTerms(payload: Payload, id: number, recipient: string): Promise<boolean> {
  const found = await rows(
    payload,
    sql`SELECT id FROM package_answers
      WHERE package = ${id} AND recipient = ${recipient} AND talent = ${NO_TALENT} AND pick = ${ACCEPTED} LIMIT 1`,
    z.object({ id: z.number() }),
  );
  return found.length > 0;
}

/** The answers, opens, codes and read warnings of a package that is deleted go with it. */
export const deleteAnswers: CollectionAfterDeleteHook = async ({ id, req }) => {
  for (const table of ['package_answers', 'package_opens', 'package_handovers', 'package_reads'])
    await run(req, sql`DELETE FROM ${sql.identifier(table)} WHERE package = ${Number(id)}`);
};
