import type { Language } from '@passarela/contract';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { searchText } from '../../catalogue/search/search-text.ts';
import type { Person } from '../../packages/answers.ts';
import { atOnce } from '../../platform/db/client.ts';
import { findAll } from '../../platform/db/find.ts';
import type { Package } from '../../platform/db/payload-types.ts';
import { insert } from '../insert.ts';
import { newReference } from '../store-entry.ts';

const PICKED = { yes: 'Sim', maybe: 'Talvez', no: 'Não' } as const;

/** The message's `origin`: one entry for each person and package, however often they send. */
export const originOf = (id: number, person: string): string => `package ${id} ${person}`;

/** The package of a message; null of one that came by the contact form. */
export const packageOfOrigin = (origin: unknown): number | null => {
  const [, id] = (typeof origin === 'string' && /^package (\d+) /.exec(origin)) || [];
  return id === undefined ? null : Number(id);
};

/** Each sending has another text, by its number: so the message is new again whatever changed, and once. */
async function textOf(payload: Payload, { title }: Package, { sent, sendings }: Person): Promise<string> {
  const docs = await findAll(payload, 'talents', { id: { in: sent.map(({ talent }) => talent) } });
  const names = new Map(docs.map(({ id, name }) => [id, name]));
  const lines = (['yes', 'maybe', 'no'] as const).flatMap((pick) => {
    const of = sent.filter((one) => one.pick === pick).map(({ talent }) => names.get(talent) ?? talent);
    return of.length > 0 ? [`${PICKED[pick]}: ${of.join(', ')}`] : [];
  });
  const comments = sent.filter(({ comment }) => comment).length;
  if (comments > 0) lines.push(`Comentários, no pacote: ${comments}`);
  const again = sendings > 1 ? ` Envio ${sendings}.` : '';
  return [`Respondeu ao pacote “${title}”.${again}`, ...lines].join('\n');
}

/** The reference of a person's sent answers; null once the message is gone. */
export async function referenceOf(payload: Payload, id: number, person: string): Promise<string | null> {
  const [message] = await findAll(payload, 'messages', { origin: { equals: originOf(id, person) } });
  return message?.reference ?? null;
}

/** Puts a person's sent answers among the messages, new again at each sending; comments are read in the package. */
export async function storeSentAnswers(
  payload: Payload,
  { stored, recipient, now }: { stored: Package; recipient: string; now: number },
  person: Person,
): Promise<void> {
  const at = new Date(now).toISOString();
  const email = stored.people?.find(({ id }) => id === recipient)?.email ?? null;
  const origin = originOf(stored.id, person.key);
  const language: Language = stored.language;
  const message = await textOf(payload, stored, person);
  const entry = { reference: await newReference(payload), name: person.name, email };
  const row = {
    ...{ ...entry, message, origin, language, status: 'new', search: searchText('messages', entry) },
    ...{ created_at: at, updated_at: at },
  };
  await atOnce(payload, [
    sql`${insert('messages', row)} ON CONFLICT (origin) DO UPDATE
      SET message = excluded.message, name = excluded.name, status = 'new', updated_at = excluded.updated_at
      WHERE messages.message <> excluded.message`,
    insert('audit_log', {
      ...{ act: 'send', subject: 'packages', entry: stored.id, fields: 'answers' },
      ...{ created_at: at, updated_at: at },
    }),
  ]);
}
