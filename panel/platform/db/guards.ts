/** The database's error when a trigger keeps the last administrator. */
export const LAST_ADMIN = 'last administrator';

export const PHOTO_VIEWS_STORED_MONTHS = 24;
export const AUDIT_STORED_MONTHS = 24;

/** A trigger: `before` which statements, `when` (SQL of both databases; `true`: always), what it `says`. */
type Guard = { before: string; when: string; says: string };

const NO_OTHER_ADMIN =
  "OLD.role = 'admin' AND NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND hash IS NOT NULL AND id <> OLD.id)";
const KEEP_RECEIPT = 'receipts of takedowns are kept as they are';

/** The rules that bind every program that writes. `monthsAgo` gives a moment as the database writes it. */
const guards = (monthsAgo: (months: number) => string): Record<string, Guard> => ({
  keep_last_admin_role: {
    before: 'UPDATE OF role ON users',
    when: `NEW.role IS DISTINCT FROM 'admin' AND ${NO_OTHER_ADMIN}`,
    says: LAST_ADMIN,
  },
  keep_last_admin: { before: 'DELETE ON users', when: NO_OTHER_ADMIN, says: LAST_ADMIN },
  keep_photo_view: {
    before: 'UPDATE ON photo_views',
    when: 'true',
    says: 'who opened a photo is not changed',
  },
  keep_photo_views: {
    before: 'DELETE ON photo_views',
    when: `OLD.created_at > ${monthsAgo(PHOTO_VIEWS_STORED_MONTHS)}`,
    says: 'who opened a photo is kept',
  },
  keep_act: { before: 'UPDATE ON audit_log', when: 'true', says: 'what was done is not changed' },
  keep_acts: {
    before: 'DELETE ON audit_log',
    when: `OLD.created_at > ${monthsAgo(AUDIT_STORED_MONTHS)}`,
    says: 'what was done is kept',
  },
  keep_received: {
    before: 'UPDATE OF received_at ON applications',
    when: 'OLD.received_at IS NOT NULL AND NEW.received_at IS DISTINCT FROM OLD.received_at',
    says: 'when an application came is not changed',
  },
  takedowns_kept: { before: 'DELETE ON takedowns', when: 'true', says: KEEP_RECEIPT },
  takedowns_told: { before: 'UPDATE ON takedowns', when: 'OLD.told_at IS NOT NULL', says: KEEP_RECEIPT },
  takedowns_said: {
    before: 'UPDATE OF id, cause, subject, subject_id, by, tags, files, kept, started_at ON takedowns',
    when: 'true',
    says: KEEP_RECEIPT,
  },
});

/** The rules as triggers of SQLite. Set at each start: a migration that rebuilds a table drops its triggers. */
export const sqliteGuards: string[] = Object.entries(
  guards((months) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${months} months')`),
).flatMap(([name, { before, when, says }]) => [
  `DROP TRIGGER IF EXISTS ${name}`,
  `CREATE TRIGGER ${name} BEFORE ${before} WHEN ${when} BEGIN SELECT RAISE(ABORT, '${says}'); END`,
]);

// of two administrators who give up their role at once, the second waits and then sees the first one's act
const ONE_AFTER_ANOTHER = "pg_advisory_xact_lock(hashtext('guards'))";

export const postgresGuards: string[] = Object.entries(
  guards((months) => `now() - interval '${months} months'`),
).flatMap(([name, { before, when, says }]) => [
  `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM ${ONE_AFTER_ANOTHER};
    IF ${when} THEN RAISE EXCEPTION '${says}'; END IF;
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
  END $$`,
  `CREATE OR REPLACE TRIGGER ${name} BEFORE ${before} FOR EACH ROW EXECUTE FUNCTION ${name}()`,
]);
