import { PHOTO_VIEWS_KEPT } from '../retention/photo-views.ts';
import { LAST_ADMIN } from '../staff/admins/last-admin.ts';
import { openClient } from './open-client.ts';

const NO_OTHER_ADMIN =
  "NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND hash IS NOT NULL AND id <> OLD.id)";

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
};

/**
 * Puts the triggers in place that hold whatever program writes. At every start, after the migrations: one that rebuilds a
 * table takes its triggers away.
 */
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
