import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`second_steps\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`person\` numeric NOT NULL,
  	\`secret\` text NOT NULL,
  	\`last_step\` numeric NOT NULL,
  	\`salt\` text NOT NULL,
  	\`recovery\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_steps_person_idx\` ON \`second_steps\` (\`person\`);`)
  await db.run(sql`CREATE INDEX \`second_steps_updated_at_idx\` ON \`second_steps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_steps_created_at_idx\` ON \`second_steps\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`second_steps\`;`)
}
