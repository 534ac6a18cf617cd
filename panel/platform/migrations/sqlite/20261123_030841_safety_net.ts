import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_talents_v_version_video\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`provider\` text DEFAULT 'youtube' NOT NULL,
  	\`file\` text NOT NULL,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_talents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_version_video_order_idx\` ON \`_talents_v_version_video\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_video_parent_id_idx\` ON \`_talents_v_version_video\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text NOT NULL,
  	\`version_gender\` text NOT NULL,
  	\`version_birthdate\` text,
  	\`version_nationality\` text,
  	\`version_cover_id\` integer,
  	\`version_cover_web_id\` integer,
  	\`version_biography_pt\` text,
  	\`version_biography_en\` text,
  	\`version_height\` text,
  	\`version_bust\` text,
  	\`version_chest\` text,
  	\`version_waist\` text,
  	\`version_hips\` text,
  	\`version_weight\` text,
  	\`version_jeans\` text,
  	\`version_shirt\` text,
  	\`version_suit\` text,
  	\`version_shoes\` text,
  	\`version_eyes\` text,
  	\`version_hair\` text,
  	\`version_agency_real_name\` text,
  	\`version_agency_phone\` text,
  	\`version_agency_email\` text,
  	\`version_agency_guardian_name\` text,
  	\`version_agency_guardian_phone\` text,
  	\`version_agency_guardian_email\` text,
  	\`version_agency_contract_until\` text,
  	\`version_agency_permit_until\` text,
  	\`version_agency_notes\` text,
  	\`version_status\` text DEFAULT 'draft' NOT NULL,
  	\`version_publish_at\` text,
  	\`version_hide_at\` text,
  	\`version_noindex\` integer DEFAULT false,
  	\`version_downloads\` text DEFAULT 'adults',
  	\`version_saved_by\` text,
  	\`version_search\` text,
  	\`version_external_id\` text,
  	\`version_was_public\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_web_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_parent_idx\` ON \`_talents_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_name_idx\` ON \`_talents_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_cover_idx\` ON \`_talents_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_cover_web_idx\` ON \`_talents_v\` (\`version_cover_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_status_idx\` ON \`_talents_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_publish_at_idx\` ON \`_talents_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_hide_at_idx\` ON \`_talents_v\` (\`version_hide_at\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_search_idx\` ON \`_talents_v\` (\`version_search\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_external_id_idx\` ON \`_talents_v\` (\`version_external_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_updated_at_idx\` ON \`_talents_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_created_at_idx\` ON \`_talents_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_deleted_at_idx\` ON \`_talents_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_created_at_idx\` ON \`_talents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_updated_at_idx\` ON \`_talents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` numeric,
  	\`divisions_id\` numeric,
  	\`skills_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_talents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`divisions_id\`) REFERENCES \`divisions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`skills_id\`) REFERENCES \`skills\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_rels_order_idx\` ON \`_talents_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_rels_parent_idx\` ON \`_talents_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_rels_path_idx\` ON \`_talents_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_rels_categories_id_idx\` ON \`_talents_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_rels_divisions_id_idx\` ON \`_talents_v_rels\` (\`divisions_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_rels_skills_id_idx\` ON \`_talents_v_rels\` (\`skills_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_rels_media_id_idx\` ON \`_talents_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_slides_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_type\` text NOT NULL,
  	\`version_slide_mobile_id\` integer NOT NULL,
  	\`version_slide_desktop_id\` integer NOT NULL,
  	\`version_talent_id\` integer,
  	\`version_alt_pt\` text,
  	\`version_alt_en\` text,
  	\`version_is_active\` integer DEFAULT true,
  	\`version_publish_at\` text,
  	\`version_hide_at\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_slide_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_slide_desktop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_talent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_slides_v_parent_idx\` ON \`_slides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version__order_idx\` ON \`_slides_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_type_idx\` ON \`_slides_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_slide_mobile_idx\` ON \`_slides_v\` (\`version_slide_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_slide_desktop_idx\` ON \`_slides_v\` (\`version_slide_desktop_id\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_talent_idx\` ON \`_slides_v\` (\`version_talent_id\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_publish_at_idx\` ON \`_slides_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_hide_at_idx\` ON \`_slides_v\` (\`version_hide_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_updated_at_idx\` ON \`_slides_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_created_at_idx\` ON \`_slides_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_deleted_at_idx\` ON \`_slides_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_created_at_idx\` ON \`_slides_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_updated_at_idx\` ON \`_slides_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text NOT NULL,
  	\`version_description\` text,
  	\`version_cover_id\` integer,
  	\`version_content\` text,
  	\`version_status\` text DEFAULT 'draft' NOT NULL,
  	\`version_type\` text DEFAULT 'blog' NOT NULL,
  	\`version_language\` text DEFAULT 'pt' NOT NULL,
  	\`version_batch\` text,
  	\`version_slug\` text,
  	\`version_published_at\` text NOT NULL,
  	\`version_saved_by\` text,
  	\`version_search\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_cover_idx\` ON \`_posts_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_status_idx\` ON \`_posts_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_batch_idx\` ON \`_posts_v\` (\`version_batch\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_slug_idx\` ON \`_posts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_published_at_idx\` ON \`_posts_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_search_idx\` ON \`_posts_v\` (\`version_search\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_deleted_at_idx\` ON \`_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_type_version_language_version_slug_idx\` ON \`_posts_v\` (\`version_type\`,\`version_language\`,\`version_slug\`);`)
  await db.run(sql`CREATE TABLE \`talent_counts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`talent\` numeric NOT NULL,
  	\`week\` text NOT NULL,
  	\`seen\` numeric DEFAULT 0 NOT NULL,
  	\`favourited\` numeric DEFAULT 0 NOT NULL,
  	\`quoted\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`talent_counts_week_idx\` ON \`talent_counts\` (\`week\`);`)
  await db.run(sql`CREATE INDEX \`talent_counts_updated_at_idx\` ON \`talent_counts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`talent_counts_created_at_idx\` ON \`talent_counts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`talent_week_idx\` ON \`talent_counts\` (\`talent\`,\`week\`);`)
  await db.run(sql`CREATE TABLE \`payload_query_presets\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`is_shared\` integer DEFAULT false,
  	\`access_read_constraint\` text DEFAULT 'onlyMe',
  	\`access_update_constraint\` text DEFAULT 'onlyMe',
  	\`access_delete_constraint\` text DEFAULT 'onlyMe',
  	\`where\` text,
  	\`columns\` text,
  	\`group_by\` text,
  	\`related_collection\` text NOT NULL,
  	\`is_temp\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_query_presets_updated_at_idx\` ON \`payload_query_presets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_created_at_idx\` ON \`payload_query_presets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_query_presets_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_query_presets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_order_idx\` ON \`payload_query_presets_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_parent_idx\` ON \`payload_query_presets_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_path_idx\` ON \`payload_query_presets_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_users_id_idx\` ON \`payload_query_presets_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`agency\` (
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
  	\`reference_prefix\` text,
  	\`address\` text,
  	\`accent\` text,
  	\`mark\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`agency_real_name\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`agency_phone\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`agency_email\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`agency_guardian_name\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`agency_guardian_phone\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`agency_guardian_email\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`agency_contract_until\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`agency_permit_until\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`agency_notes\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`hide_at\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`search\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`external_id\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`talents_publish_at_idx\` ON \`talents\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`talents_hide_at_idx\` ON \`talents\` (\`hide_at\`);`)
  await db.run(sql`CREATE INDEX \`talents_search_idx\` ON \`talents\` (\`search\`);`)
  await db.run(sql`CREATE INDEX \`talents_external_id_idx\` ON \`talents\` (\`external_id\`);`)
  await db.run(sql`CREATE INDEX \`talents_deleted_at_idx\` ON \`talents\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`slides\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`slides\` ADD \`hide_at\` text;`)
  await db.run(sql`ALTER TABLE \`slides\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`slides\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`slides_publish_at_idx\` ON \`slides\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`slides_hide_at_idx\` ON \`slides\` (\`hide_at\`);`)
  await db.run(sql`CREATE INDEX \`slides_deleted_at_idx\` ON \`slides\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`search\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`posts_search_idx\` ON \`posts\` (\`search\`);`)
  await db.run(sql`CREATE INDEX \`posts_deleted_at_idx\` ON \`posts\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`search\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_search_idx\` ON \`media\` (\`search\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`search\` text;`)
  await db.run(sql`CREATE INDEX \`messages_search_idx\` ON \`messages\` (\`search\`);`)
  await db.run(sql`ALTER TABLE \`quotes\` ADD \`search\` text;`)
  await db.run(sql`CREATE INDEX \`quotes_search_idx\` ON \`quotes\` (\`search\`);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`assigned_to_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`follow_up_at\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`outcome\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`talent\` numeric;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`reminded_at\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`search\` text;`)
  await db.run(sql`CREATE INDEX \`applications_assigned_to_idx\` ON \`applications\` (\`assigned_to_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_search_idx\` ON \`applications\` (\`search\`);`)
  await db.run(sql`ALTER TABLE \`privacy\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_privacy_v\` ADD \`version_saved_by\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_talents_v_version_video\`;`)
  await db.run(sql`DROP TABLE \`_talents_v\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_slides_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`talent_counts\`;`)
  await db.run(sql`DROP TABLE \`payload_query_presets\`;`)
  await db.run(sql`DROP TABLE \`payload_query_presets_rels\`;`)
  await db.run(sql`DROP TABLE \`agency\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_applications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`realname\` text,
  	\`birthdate\` text,
  	\`gender\` text,
  	\`height\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`instagr\` text,
  	\`city\` text,
  	\`state\` text,
  	\`country\` text,
  	\`gender_id\` text,
  	\`country_id\` text,
  	\`state_id\` text,
  	\`city_id\` text,
  	\`photos\` text,
  	\`is_minor\` integer,
  	\`guardian_name\` text,
  	\`guardian_email\` text,
  	\`guardian_phone\` text,
  	\`consent_version\` text,
  	\`consent_at\` text,
  	\`consent_language\` text,
  	\`reference\` text NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`notes\` text,
  	\`language\` text NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_applications\`("id", "name", "realname", "birthdate", "gender", "height", "email", "phone", "instagr", "city", "state", "country", "gender_id", "country_id", "state_id", "city_id", "photos", "is_minor", "guardian_name", "guardian_email", "guardian_phone", "consent_version", "consent_at", "consent_language", "reference", "status", "notes", "language", "created_at", "updated_at") SELECT "id", "name", "realname", "birthdate", "gender", "height", "email", "phone", "instagr", "city", "state", "country", "gender_id", "country_id", "state_id", "city_id", "photos", "is_minor", "guardian_name", "guardian_email", "guardian_phone", "consent_version", "consent_at", "consent_language", "reference", "status", "notes", "language", "created_at", "updated_at" FROM \`applications\`;`)
  await db.run(sql`DROP TABLE \`applications\`;`)
  await db.run(sql`ALTER TABLE \`__new_applications\` RENAME TO \`applications\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`applications_is_minor_idx\` ON \`applications\` (\`is_minor\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_reference_idx\` ON \`applications\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`applications_status_idx\` ON \`applications\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`applications_created_at_idx\` ON \`applications\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_updated_at_idx\` ON \`applications\` (\`updated_at\`);`)
  await db.run(sql`DROP INDEX \`talents_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`talents_hide_at_idx\`;`)
  await db.run(sql`DROP INDEX \`talents_search_idx\`;`)
  await db.run(sql`DROP INDEX \`talents_external_id_idx\`;`)
  await db.run(sql`DROP INDEX \`talents_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`agency_real_name\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`agency_phone\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`agency_email\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`agency_guardian_name\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`agency_guardian_phone\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`agency_guardian_email\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`agency_contract_until\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`agency_permit_until\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`agency_notes\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`hide_at\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`search\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`external_id\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`slides_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`slides_hide_at_idx\`;`)
  await db.run(sql`DROP INDEX \`slides_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`slides\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`slides\` DROP COLUMN \`hide_at\`;`)
  await db.run(sql`ALTER TABLE \`slides\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`slides\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`posts_search_idx\`;`)
  await db.run(sql`DROP INDEX \`posts_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`search\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`media_search_idx\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`search\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`messages_search_idx\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`search\`;`)
  await db.run(sql`DROP INDEX \`quotes_search_idx\`;`)
  await db.run(sql`ALTER TABLE \`quotes\` DROP COLUMN \`search\`;`)
  await db.run(sql`ALTER TABLE \`privacy\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_privacy_v\` DROP COLUMN \`version_saved_by\`;`)
}
