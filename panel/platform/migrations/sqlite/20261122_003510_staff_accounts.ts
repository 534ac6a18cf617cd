import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`session\` text NOT NULL,
  	\`person\` numeric NOT NULL,
  	\`device\` text NOT NULL,
  	\`network\` text NOT NULL,
  	\`used_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_sessions_session_idx\` ON \`staff_sessions\` (\`session\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_person_idx\` ON \`staff_sessions\` (\`person\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_updated_at_idx\` ON \`staff_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_created_at_idx\` ON \`staff_sessions\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
}
