import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`person\` numeric,
  	\`act\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`entry\` numeric,
  	\`fields\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_person_idx\` ON \`audit_log\` (\`person\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_updated_at_idx\` ON \`audit_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_created_at_idx\` ON \`audit_log\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`subject_entry_act_idx\` ON \`audit_log\` (\`subject\`,\`entry\`,\`act\`);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`received_at\` text;`)
  await db.run(sql`UPDATE \`applications\` SET \`received_at\` = \`created_at\`;`)
  await db.run(sql`CREATE INDEX \`applications_received_at_idx\` ON \`applications\` (\`received_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP INDEX \`applications_received_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`received_at\`;`)
}
