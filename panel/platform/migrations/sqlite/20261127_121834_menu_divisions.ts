import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`texts_menu\` ADD \`division_id\` numeric REFERENCES divisions(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`texts_menu_division_idx\` ON \`texts_menu\` (\`division_id\`);`)
  await db.run(sql`ALTER TABLE \`_texts_v_version_menu\` ADD \`division_id\` numeric REFERENCES divisions(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_texts_v_version_menu_division_idx\` ON \`_texts_v_version_menu\` (\`division_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_texts_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`page\` text NOT NULL,
  	\`label_pt\` text,
  	\`label_en\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`texts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_texts_menu\`("_order", "_parent_id", "id", "page", "label_pt", "label_en") SELECT "_order", "_parent_id", "id", "page", "label_pt", "label_en" FROM \`texts_menu\`;`)
  await db.run(sql`DROP TABLE \`texts_menu\`;`)
  await db.run(sql`ALTER TABLE \`__new_texts_menu\` RENAME TO \`texts_menu\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`texts_menu_order_idx\` ON \`texts_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`texts_menu_parent_id_idx\` ON \`texts_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__texts_v_version_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page\` text NOT NULL,
  	\`label_pt\` text,
  	\`label_en\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_texts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__texts_v_version_menu\`("_order", "_parent_id", "id", "page", "label_pt", "label_en", "_uuid") SELECT "_order", "_parent_id", "id", "page", "label_pt", "label_en", "_uuid" FROM \`_texts_v_version_menu\`;`)
  await db.run(sql`DROP TABLE \`_texts_v_version_menu\`;`)
  await db.run(sql`ALTER TABLE \`__new__texts_v_version_menu\` RENAME TO \`_texts_v_version_menu\`;`)
  await db.run(sql`CREATE INDEX \`_texts_v_version_menu_order_idx\` ON \`_texts_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_version_menu_parent_id_idx\` ON \`_texts_v_version_menu\` (\`_parent_id\`);`)
}
