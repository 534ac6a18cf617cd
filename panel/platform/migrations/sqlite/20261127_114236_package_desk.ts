import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`sendings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`talent\` numeric NOT NULL,
  	\`package\` numeric NOT NULL,
  	\`recipient\` text NOT NULL,
  	\`name\` text,
  	\`company\` text,
  	\`country\` text,
  	\`gone_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`sendings_package_idx\` ON \`sendings\` (\`package\`);`)
  await db.run(sql`CREATE INDEX \`sendings_gone_at_idx\` ON \`sendings\` (\`gone_at\`);`)
  await db.run(sql`CREATE INDEX \`sendings_created_at_idx\` ON \`sendings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sendings_updated_at_idx\` ON \`sendings\` (\`updated_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`talent_package_recipient_idx\` ON \`sendings\` (\`talent\`,\`package\`,\`recipient\`);`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`agency_abroad\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`agency_abroad_consent\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_agency_abroad\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_agency_abroad_consent\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`origin\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_origin_idx\` ON \`messages\` (\`origin\`);`)
  await db.run(sql`ALTER TABLE \`packages\` ADD \`dates\` text;`)
  await db.run(sql`ALTER TABLE \`packages\` ADD \`reminds\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`packages\` ADD \`made_by\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`sendings\`;`)
  await db.run(sql`DROP INDEX \`messages_origin_idx\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`origin\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`agency_abroad\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`agency_abroad_consent\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_agency_abroad\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_agency_abroad_consent\`;`)
  await db.run(sql`ALTER TABLE \`packages\` DROP COLUMN \`dates\`;`)
  await db.run(sql`ALTER TABLE \`packages\` DROP COLUMN \`reminds\`;`)
  await db.run(sql`ALTER TABLE \`packages\` DROP COLUMN \`made_by\`;`)
}
