import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`roster_imports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`person\` numeric NOT NULL,
  	\`state\` text DEFAULT 'read' NOT NULL,
  	\`columns\` text,
  	\`finished_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`roster_imports_state_idx\` ON \`roster_imports\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`roster_imports_updated_at_idx\` ON \`roster_imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`roster_imports_created_at_idx\` ON \`roster_imports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`roster_rows\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`roster\` numeric NOT NULL,
  	\`line\` numeric NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`external_id\` text,
  	\`talent\` numeric,
  	\`cells\` text,
  	\`photos\` text,
  	\`report\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`roster_rows_roster_idx\` ON \`roster_rows\` (\`roster\`);`)
  await db.run(sql`CREATE INDEX \`roster_rows_updated_at_idx\` ON \`roster_rows\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`roster_rows_created_at_idx\` ON \`roster_rows\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`roster_state_idx\` ON \`roster_rows\` (\`roster\`,\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`roster_line_idx\` ON \`roster_rows\` (\`roster\`,\`line\`);`)
  await db.run(sql`CREATE TABLE \`replies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`accepted_pt\` text,
  	\`accepted_en\` text,
  	\`declined_pt\` text,
  	\`declined_en\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`roster_imports\`;`)
  await db.run(sql`DROP TABLE \`roster_rows\`;`)
  await db.run(sql`DROP TABLE \`replies\`;`)
}
