import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`privacy\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`pt_title\` text NOT NULL,
  	\`pt_content\` text NOT NULL,
  	\`en_title\` text NOT NULL,
  	\`en_content\` text NOT NULL,
  	\`version\` numeric,
  	\`changed_at\` text,
  	\`keep_months\` numeric,
  	\`keep_months_minors\` numeric,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_privacy_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_pt_title\` text NOT NULL,
  	\`version_pt_content\` text NOT NULL,
  	\`version_en_title\` text NOT NULL,
  	\`version_en_content\` text NOT NULL,
  	\`version_version\` numeric,
  	\`version_changed_at\` text,
  	\`version_keep_months\` numeric,
  	\`version_keep_months_minors\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_v_created_at_idx\` ON \`_privacy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_updated_at_idx\` ON \`_privacy_v\` (\`updated_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`privacy\`;`)
  await db.run(sql`DROP TABLE \`_privacy_v\`;`)
}
