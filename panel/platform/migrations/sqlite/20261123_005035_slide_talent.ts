import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`slides\` ADD \`talent_id\` integer REFERENCES talents(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`slides_talent_idx\` ON \`slides\` (\`talent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_slides\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`type\` text NOT NULL,
  	\`slide_mobile_id\` integer NOT NULL,
  	\`slide_desktop_id\` integer NOT NULL,
  	\`alt_pt\` text,
  	\`alt_en\` text,
  	\`is_active\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`slide_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`slide_desktop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_slides\`("id", "_order", "type", "slide_mobile_id", "slide_desktop_id", "alt_pt", "alt_en", "is_active", "updated_at", "created_at") SELECT "id", "_order", "type", "slide_mobile_id", "slide_desktop_id", "alt_pt", "alt_en", "is_active", "updated_at", "created_at" FROM \`slides\`;`)
  await db.run(sql`DROP TABLE \`slides\`;`)
  await db.run(sql`ALTER TABLE \`__new_slides\` RENAME TO \`slides\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`slides__order_idx\` ON \`slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`slides_type_idx\` ON \`slides\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`slides_slide_mobile_idx\` ON \`slides\` (\`slide_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`slides_slide_desktop_idx\` ON \`slides\` (\`slide_desktop_id\`);`)
  await db.run(sql`CREATE INDEX \`slides_updated_at_idx\` ON \`slides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`slides_created_at_idx\` ON \`slides\` (\`created_at\`);`)
}
