import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`agency_networks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`agency\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`agency_networks_order_idx\` ON \`agency_networks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`agency_networks_parent_id_idx\` ON \`agency_networks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`agency_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text,
  	\`opens\` text NOT NULL,
  	\`closes\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`agency\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`agency_hours_order_idx\` ON \`agency_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`agency_hours_parent_id_idx\` ON \`agency_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`agency_people\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role_pt\` text,
  	\`role_en\` text,
  	\`photo_id\` integer,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`agency\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`agency_people_order_idx\` ON \`agency_people\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`agency_people_parent_id_idx\` ON \`agency_people\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`agency_people_photo_idx\` ON \`agency_people\` (\`photo_id\`);`)
  await db.run(sql`ALTER TABLE \`agency\` ADD \`instagram\` text;`)
  await db.run(sql`ALTER TABLE \`agency\` ADD \`legal_name\` text;`)
  await db.run(sql`ALTER TABLE \`agency\` ADD \`cnpj\` text;`)
  await db.run(sql`ALTER TABLE \`agency\` ADD \`clients\` text;`)
  await db.run(sql`ALTER TABLE \`agency\` ADD \`place_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`agency_place_idx\` ON \`agency\` (\`place_id\`);`)
  // the links of the former global `social` are fields of the agency now
  await db.run(sql`INSERT INTO agency (updated_at, created_at) SELECT updated_at, created_at FROM social WHERE NOT EXISTS (SELECT 1 FROM agency) LIMIT 1;`)
  await db.run(sql`UPDATE agency SET
    instagram = (SELECT nullif(instagram, '') FROM social LIMIT 1),
    whatsapp = coalesce((SELECT nullif(whatsapp, '') FROM social LIMIT 1), whatsapp),
    email = coalesce((SELECT nullif(replace(email, 'mailto:', ''), '') FROM social LIMIT 1), email)
  WHERE EXISTS (SELECT 1 FROM social);`)
  await db.run(sql`DROP TABLE \`social\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`social\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`instagram\` text,
  	\`whatsapp\` text,
  	\`email\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`DROP TABLE \`agency_networks\`;`)
  await db.run(sql`DROP TABLE \`agency_hours\`;`)
  await db.run(sql`DROP TABLE \`agency_people\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_agency\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`since\` numeric,
  	\`slogan_pt\` text,
  	\`slogan_en\` text,
  	\`statement_pt\` text,
  	\`statement_en\` text,
  	\`about_pt\` text,
  	\`about_en\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`whatsapp\` text,
  	\`answer_days\` numeric,
  	\`reference_prefix\` text,
  	\`download_ending\` text,
  	\`address\` text,
  	\`accent\` text,
  	\`mark\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_agency\`("id", "name", "since", "slogan_pt", "slogan_en", "statement_pt", "statement_en", "about_pt", "about_en", "phone", "email", "whatsapp", "answer_days", "reference_prefix", "download_ending", "address", "accent", "mark", "updated_at", "created_at") SELECT "id", "name", "since", "slogan_pt", "slogan_en", "statement_pt", "statement_en", "about_pt", "about_en", "phone", "email", "whatsapp", "answer_days", "reference_prefix", "download_ending", "address", "accent", "mark", "updated_at", "created_at" FROM \`agency\`;`)
  await db.run(sql`DROP TABLE \`agency\`;`)
  await db.run(sql`ALTER TABLE \`__new_agency\` RENAME TO \`agency\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}
