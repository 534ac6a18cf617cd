import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`package_opens\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`package\` numeric NOT NULL,
  	\`recipient\` text NOT NULL,
  	\`person\` text,
  	\`device\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`package_opens_package_idx\` ON \`package_opens\` (\`package\`);`)
  await db.run(sql`CREATE INDEX \`package_opens_updated_at_idx\` ON \`package_opens\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`package_opens_created_at_idx\` ON \`package_opens\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`package_handovers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`package\` numeric NOT NULL,
  	\`person\` text NOT NULL,
  	\`code\` text NOT NULL,
  	\`until\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`package_handovers_updated_at_idx\` ON \`package_handovers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`package_handovers_created_at_idx\` ON \`package_handovers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`package_code_idx\` ON \`package_handovers\` (\`package\`,\`code\`);`)
  await db.run(sql`ALTER TABLE \`packages\` ADD \`shows_answers\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`packages\` ADD \`downloads\` text DEFAULT 'none' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`packages\` ADD \`passcode_hash\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`package_opens\`;`)
  await db.run(sql`DROP TABLE \`package_handovers\`;`)
  await db.run(sql`ALTER TABLE \`packages\` DROP COLUMN \`shows_answers\`;`)
  await db.run(sql`ALTER TABLE \`packages\` DROP COLUMN \`downloads\`;`)
  await db.run(sql`ALTER TABLE \`packages\` DROP COLUMN \`passcode_hash\`;`)
}
