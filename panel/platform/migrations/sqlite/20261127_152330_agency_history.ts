import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_agency_v_version_networks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_agency_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_agency_v_version_networks_order_idx\` ON \`_agency_v_version_networks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_agency_v_version_networks_parent_id_idx\` ON \`_agency_v_version_networks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_agency_v_version_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text,
  	\`opens\` text NOT NULL,
  	\`closes\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_agency_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_agency_v_version_hours_order_idx\` ON \`_agency_v_version_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_agency_v_version_hours_parent_id_idx\` ON \`_agency_v_version_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_agency_v_version_people\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`role_pt\` text,
  	\`role_en\` text,
  	\`photo_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_agency_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_agency_v_version_people_order_idx\` ON \`_agency_v_version_people\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_agency_v_version_people_parent_id_idx\` ON \`_agency_v_version_people\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_agency_v_version_people_photo_idx\` ON \`_agency_v_version_people\` (\`photo_id\`);`)
  await db.run(sql`CREATE TABLE \`_agency_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_phone\` text,
  	\`version_whatsapp\` text,
  	\`version_email\` text,
  	\`version_instagram\` text,
  	\`version_address\` text,
  	\`version_legal_name\` text,
  	\`version_cnpj\` text,
  	\`version_name\` text,
  	\`version_since\` numeric,
  	\`version_slogan_pt\` text,
  	\`version_slogan_en\` text,
  	\`version_statement_pt\` text,
  	\`version_statement_en\` text,
  	\`version_about_pt\` text,
  	\`version_about_en\` text,
  	\`version_clients\` text,
  	\`version_answer_days\` numeric,
  	\`version_reference_prefix\` text,
  	\`version_download_ending\` text,
  	\`version_place_id\` integer,
  	\`version_accent\` text,
  	\`version_mark\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_place_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_agency_v_version_version_place_idx\` ON \`_agency_v\` (\`version_place_id\`);`)
  await db.run(sql`CREATE INDEX \`_agency_v_created_at_idx\` ON \`_agency_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_agency_v_updated_at_idx\` ON \`_agency_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`agency\` ADD \`saved_by\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_agency_v_version_networks\`;`)
  await db.run(sql`DROP TABLE \`_agency_v_version_hours\`;`)
  await db.run(sql`DROP TABLE \`_agency_v_version_people\`;`)
  await db.run(sql`DROP TABLE \`_agency_v\`;`)
  await db.run(sql`ALTER TABLE \`agency\` DROP COLUMN \`saved_by\`;`)
}
