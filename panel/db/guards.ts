import { openClient } from './open-client.ts';

/** What the database says when a trigger keeps the last administrator. */
export const LAST_ADMIN = 'last administrator';

export const PHOTO_VIEWS_KEPT = '-24 months';

const NO_OTHER_ADMIN =
  "NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND hash IS NOT NULL AND id <> OLD.id)";

const KEEP_RECEIPT = "BEGIN SELECT RAISE(ABORT, 'receipts of takedowns are kept as they are'); END";

const GUARDS = {
  keep_last_admin_role: `BEFORE UPDATE OF role ON users
    WHEN OLD.role = 'admin' AND NEW.role IS NOT 'admin' AND ${NO_OTHER_ADMIN}
    BEGIN SELECT RAISE(ABORT, '${LAST_ADMIN}'); END`,
  keep_last_admin: `BEFORE DELETE ON users
    WHEN OLD.role = 'admin' AND ${NO_OTHER_ADMIN}
    BEGIN SELECT RAISE(ABORT, '${LAST_ADMIN}'); END`,
  keep_photo_view: `BEFORE UPDATE ON photo_views
    BEGIN SELECT RAISE(ABORT, 'who opened a photo is not changed'); END`,
  keep_photo_views: `BEFORE DELETE ON photo_views
    WHEN OLD.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '${PHOTO_VIEWS_KEPT}')
    BEGIN SELECT RAISE(ABORT, 'who opened a photo is kept'); END`,
  takedowns_kept: `BEFORE DELETE ON takedowns ${KEEP_RECEIPT}`,
  takedowns_told: `BEFORE UPDATE ON takedowns WHEN OLD.told_at IS NOT NULL ${KEEP_RECEIPT}`,
  takedowns_said: `BEFORE UPDATE OF id, cause, subject, subject_id, by, tags, files, kept, started_at ON takedowns
    ${KEEP_RECEIPT}`,
};

/** Sets the triggers, which bind every program that writes. At each start: a migration that rebuilds a table drops its triggers. */
export async function setGuards(file: string): Promise<void> {
  const client = await openClient(file);
  try {
    const statements = Object.entries(GUARDS).flatMap(([name, body]) => [
      `DROP TRIGGER IF EXISTS ${name}`,
      `CREATE TRIGGER ${name} ${body}`,
    ]);
    await client.batch(statements, 'write');
  } finally {
    client.close();
  }
}
