import type { CollectionConfig, Field, NumberField, TextField } from 'payload';
import { nobody } from '../parts/access/rules.ts';
import { collection } from './collection.ts';

type Column = { required?: boolean; unique?: boolean; index?: boolean };

const text = (name: string, column: Column & { defaultValue?: string } = {}): TextField => ({
  name,
  type: 'text',
  required: true,
  ...column,
});
const number = (name: string, column: Column & { defaultValue?: number } = {}): NumberField => ({
  name,
  type: 'number',
  required: true,
  ...column,
});

/** A table for the panel's own use: no screen shows it, and staff cannot edit it. */
const table = (
  slug: string,
  fields: Field[],
  more: Pick<CollectionConfig, 'indexes' | 'lockDocuments'> = {},
) =>
  collection({
    slug,
    isWritten: false,
    lockDocuments: false,
    access: nobody,
    admin: { hidden: true },
    fields,
    ...more,
  });

/** One row for each entry. Unique columns: references, and the Idempotency-Key (`kind:key`) of an entry. */
const receipts = table('receipts', [
  text('key', { required: false, unique: true }),
  text('reference', { unique: true }),
  text('kind'),
  number('entry'),
]);

/** Queued e-mails, stored with their entry. No address and no text: the mail is written when it is sent. */
const mails = table('mails', [
  text('name', { unique: true }),
  text('kind'),
  number('entry', { index: true }),
  text('reader'),
  { ...text('state', { index: true }), defaultValue: 'waiting' },
  number('tries', { defaultValue: 0 }),
  number('due', { defaultValue: 0 }),
  text('trouble', { required: false }),
]);

/** Beside Payload's own row of a session: device, address group, last use. */
const staffSessions = table('staff-sessions', [
  text('session', { unique: true }),
  number('person', { index: true }),
  text('device'),
  text('network'),
  { name: 'used_at', type: 'date', required: true },
]);

/** A person's two-step verification: encrypted `secret`, hashed `recovery` codes, last half minute used. */
const secondSteps = table('second-steps', [
  number('person', { unique: true }),
  text('secret'),
  number('last_step'),
  text('salt'),
  text('recovery'),
]);

// Payload made columns for locks on these two in the first migration
const WITH_LOCKS: Pick<CollectionConfig, 'lockDocuments'> = { lockDocuments: { duration: 300 } };

/** Ids of deleted talents that were public once: their profile answers 410. */
const goneTalents = table('gone-talents', [number('talent', { index: true })], WITH_LOCKS);

/** Tags that the site has not received yet; its answer removes the row. */
const revalidations = table(
  'revalidations',
  [text('tag'), text('copy', { defaultValue: '' }), number('due', { defaultValue: 0 })],
  WITH_LOCKS,
);

/** Work for one panel instance at a time: its owner `until` (ms) that moment (`platform/jobs/lease.ts`). */
const leases = table('leases', [text('name', { unique: true }), number('until')]);

/** Tries that count against a limit, from all instances (`limits`). Keys are hashes, never an address. */
const limits = table('limits', [text('bucket'), text('key'), number('at', { index: true })], {
  indexes: [{ fields: ['bucket', 'key'] }],
});

/** How often a talent was seen, favourited and quoted in the week that begins on `week` (yyyy-MM-dd, a Monday). */
const talentCounts = table(
  'talent-counts',
  [
    number('talent'),
    text('week', { index: true }),
    number('seen', { defaultValue: 0 }),
    number('favourited', { defaultValue: 0 }),
    number('quoted', { defaultValue: 0 }),
  ],
  { indexes: [{ fields: ['talent', 'week'], unique: true }] },
);

/** A roster under way: its importer, progress, columns, and until when it can be undone. */
const rosterImports = table('roster-imports', [
  number('person'),
  { ...text('state', { index: true }), defaultValue: 'read' },
  { name: 'columns', type: 'json' },
  { name: 'finished_at', type: 'date' },
]);

/** One row of a roster: its cells, and its result. */
const rosterRows = table(
  'roster-rows',
  [
    number('roster', { index: true }),
    number('line'),
    { ...text('state'), defaultValue: 'waiting' },
    text('external_id', { required: false }),
    number('talent', { required: false }),
    { name: 'cells', type: 'json' },
    { name: 'photos', type: 'json' },
    { name: 'report', type: 'json' },
  ],
  { indexes: [{ fields: ['roster', 'state'] }, { fields: ['roster', 'line'], unique: true }] },
);

/** One answer of a person about a talent of a package; without one (0) a name, or a sending. Rows never change. */
const packageAnswers = table(
  'package-answers',
  [
    number('package'),
    text('recipient'),
    text('person'),
    text('name'),
    number('talent'),
    text('pick', { defaultValue: '' }),
    text('comment', { defaultValue: '' }),
  ],
  { indexes: [{ fields: ['package', 'person', 'talent'] }] },
);

/** That a person has looked at a package, after a tap or a key: never a robot's request. */
const packageOpens = table('package-opens', [
  number('package', { index: true }),
  text('recipient'),
  text('person', { required: false }),
  text('device'),
]);

/** A code by which a person goes on with their answers on another device, once, until `until` (ms). */
const packageHandovers = table(
  'package-handovers',
  [number('package'), text('person'), text('code'), number('until')],
  { indexes: [{ fields: ['package', 'code'] }] },
);

/** That staff have read these warnings (words) about a talent of a package: until then the client sees nobody. */
const packageReads = table('package-reads', [number('package'), number('talent'), text('warnings')], {
  indexes: [{ fields: ['package', 'talent'], unique: true }],
});

export const internalTables = [
  receipts,
  mails,
  staffSessions,
  secondSteps,
  goneTalents,
  revalidations,
  leases,
  limits,
  talentCounts,
  rosterImports,
  rosterRows,
  packageAnswers,
  packageOpens,
  packageHandovers,
  packageReads,
];
