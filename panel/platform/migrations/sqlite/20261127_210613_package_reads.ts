import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`package_reads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`package\` numeric NOT NULL,
  	\`talent\` numeric NOT NULL,
  	\`warnings\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`package_reads_updated_at_idx\` ON \`package_reads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`package_reads_created_at_idx\` ON \`package_reads\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`package_talent_idx\` ON \`package_reads\` (\`package\`,\`talent\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`package_reads\`;`)
}
