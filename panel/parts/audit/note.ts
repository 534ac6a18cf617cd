import { type Caller, inside, payloadOf } from '../../platform/db/client.ts';
import type { ACTS } from './acts.ts';

export type Note = {
  act: keyof typeof ACTS;
  /** A collection or a global by its slug. */
  subject: string;
  entry?: number | undefined;
  /** Names of fields, never their values. */
  fields?: readonly string[];
  at?: string | undefined;
  /** The actor, if no request has one. */
  person?: number;
};

/** Adds a line to the audit log in the caller's transaction: the act of this person, or of the panel itself. */
export async function noteAct(
  by: Caller,
  { act, subject, entry, fields = [], at, person }: Note,
): Promise<void> {
  const moment = at ?? new Date().toISOString();
  await payloadOf(by).db.create({
    collection: 'audit-log',
    data: {
      act,
      subject,
      entry: entry ?? null,
      fields: fields.join(', '),
      person: person ?? ('payload' in by ? (by.user?.id ?? null) : null),
      createdAt: moment,
      updatedAt: moment,
    },
    ...inside(by),
  });
}
