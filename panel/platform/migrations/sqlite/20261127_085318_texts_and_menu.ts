import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`texts_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`page\` text NOT NULL,
  	\`label_pt\` text,
  	\`label_en\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`texts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`texts_menu_order_idx\` ON \`texts_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`texts_menu_parent_id_idx\` ON \`texts_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`texts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`footer_promise_pt\` text,
  	\`footer_promise_en\` text,
  	\`home_intro_pt\` text,
  	\`home_intro_en\` text,
  	\`home_cast_pt\` text,
  	\`home_cast_en\` text,
  	\`home_be_a_model_pt\` text,
  	\`home_be_a_model_en\` text,
  	\`home_contact_pt\` text,
  	\`home_contact_en\` text,
  	\`about_title_pt\` text,
  	\`about_title_en\` text,
  	\`about_intro_pt\` text,
  	\`about_intro_en\` text,
  	\`contact_title_pt\` text,
  	\`contact_title_en\` text,
  	\`contact_intro_pt\` text,
  	\`contact_intro_en\` text,
  	\`contact_next_pt\` text,
  	\`contact_next_en\` text,
  	\`be_a_model_title_pt\` text,
  	\`be_a_model_title_en\` text,
  	\`be_a_model_intro_pt\` text,
  	\`be_a_model_intro_en\` text,
  	\`be_a_model_next_pt\` text,
  	\`be_a_model_next_en\` text,
  	\`be_a_model_sent_pt\` text,
  	\`be_a_model_sent_en\` text,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_texts_v_version_menu\` (
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
  await db.run(sql`CREATE INDEX \`_texts_v_version_menu_order_idx\` ON \`_texts_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_version_menu_parent_id_idx\` ON \`_texts_v_version_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_texts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_footer_promise_pt\` text,
  	\`version_footer_promise_en\` text,
  	\`version_home_intro_pt\` text,
  	\`version_home_intro_en\` text,
  	\`version_home_cast_pt\` text,
  	\`version_home_cast_en\` text,
  	\`version_home_be_a_model_pt\` text,
  	\`version_home_be_a_model_en\` text,
  	\`version_home_contact_pt\` text,
  	\`version_home_contact_en\` text,
  	\`version_about_title_pt\` text,
  	\`version_about_title_en\` text,
  	\`version_about_intro_pt\` text,
  	\`version_about_intro_en\` text,
  	\`version_contact_title_pt\` text,
  	\`version_contact_title_en\` text,
  	\`version_contact_intro_pt\` text,
  	\`version_contact_intro_en\` text,
  	\`version_contact_next_pt\` text,
  	\`version_contact_next_en\` text,
  	\`version_be_a_model_title_pt\` text,
  	\`version_be_a_model_title_en\` text,
  	\`version_be_a_model_intro_pt\` text,
  	\`version_be_a_model_intro_en\` text,
  	\`version_be_a_model_next_pt\` text,
  	\`version_be_a_model_next_en\` text,
  	\`version_be_a_model_sent_pt\` text,
  	\`version_be_a_model_sent_en\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_texts_v_created_at_idx\` ON \`_texts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_updated_at_idx\` ON \`_texts_v\` (\`updated_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`texts_menu\`;`)
  await db.run(sql`DROP TABLE \`texts\`;`)
  await db.run(sql`DROP TABLE \`_texts_v_version_menu\`;`)
  await db.run(sql`DROP TABLE \`_texts_v\`;`)
}
