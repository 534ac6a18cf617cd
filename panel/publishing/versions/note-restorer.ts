import { sql } from 'drizzle-orm';
import type { GlobalAfterChangeHook } from 'payload';
import { run } from '../../platform/db/client.ts';

/** Names whoever brought a version of a global back: Payload writes that state past the fields' hooks. */
export const noteRestorer: GlobalAfterChangeHook = async ({ global: { slug }, req, doc }) => {
  const name = req.user?.name;
  if (req.context.isRestoringVersion !== true || !name) return doc;
  const [table, versions] = [sql.identifier(slug), sql.identifier(`_${slug}_v`)];
  await run(req, sql`UPDATE ${table} SET saved_by = ${name}`);
  await run(
    req,
    sql`UPDATE ${versions} SET version_saved_by = ${name}
      WHERE id = (SELECT id FROM ${versions} ORDER BY updated_at DESC, id DESC LIMIT 1)`,
  );
  return { ...doc, saved_by: name };
};
