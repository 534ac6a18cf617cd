import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`takedowns\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cause\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`subject_id\` numeric,
  	\`by\` numeric,
  	\`tags\` text NOT NULL,
  	\`files\` text NOT NULL,
  	\`kept\` text NOT NULL,
  	\`started_at\` numeric NOT NULL,
  	\`told_at\` numeric,
  	\`took_ms\` numeric,
  	\`sites\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`takedowns_told_at_idx\` ON \`takedowns\` (\`told_at\`);`)
  await db.run(sql`CREATE INDEX \`takedowns_updated_at_idx\` ON \`takedowns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`takedowns_created_at_idx\` ON \`takedowns\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`taken_down\` integer DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`takedowns\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`taken_down\`;`)
}
