import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`talents_video\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`provider\` text DEFAULT 'youtube' NOT NULL,
  	\`file\` text NOT NULL,
  	\`width\` numeric,
  	\`height\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_video_order_idx\` ON \`talents_video\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`talents_video_parent_id_idx\` ON \`talents_video\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`talents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`gender\` text NOT NULL,
  	\`birthdate\` text,
  	\`nationality\` text,
  	\`cover_id\` integer,
  	\`cover_web_id\` integer,
  	\`biography_pt\` text,
  	\`biography_en\` text,
  	\`height\` text,
  	\`bust\` text,
  	\`chest\` text,
  	\`waist\` text,
  	\`hips\` text,
  	\`weight\` text,
  	\`jeans\` text,
  	\`shirt\` text,
  	\`suit\` text,
  	\`shoes\` text,
  	\`eyes\` text,
  	\`hair\` text,
  	\`agency_real_name\` text,
  	\`agency_phone\` text,
  	\`agency_email\` text,
  	\`agency_guardian_name\` text,
  	\`agency_guardian_phone\` text,
  	\`agency_guardian_email\` text,
  	\`agency_contract_until\` text,
  	\`agency_permit_until\` text,
  	\`agency_abroad\` integer DEFAULT false,
  	\`agency_abroad_consent\` text,
  	\`agency_notes\` text,
  	\`status\` text DEFAULT 'draft' NOT NULL,
  	\`publish_at\` text,
  	\`hide_at\` text,
  	\`noindex\` integer DEFAULT false,
  	\`downloads\` text DEFAULT 'adults',
  	\`saved_by\` text,
  	\`search\` text,
  	\`external_id\` text,
  	\`sort_name\` text,
  	\`figures_height\` numeric,
  	\`figures_bust\` numeric,
  	\`figures_waist\` numeric,
  	\`figures_hips\` numeric,
  	\`figures_chest\` numeric,
  	\`figures_weight\` numeric,
  	\`figures_jeans\` numeric,
  	\`figures_shirt\` numeric,
  	\`figures_suit\` numeric,
  	\`figures_shoes\` numeric,
  	\`was_public\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cover_web_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_name_idx\` ON \`talents\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`talents_cover_idx\` ON \`talents\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`talents_cover_web_idx\` ON \`talents\` (\`cover_web_id\`);`)
  await db.run(sql`CREATE INDEX \`talents_status_idx\` ON \`talents\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`talents_publish_at_idx\` ON \`talents\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`talents_hide_at_idx\` ON \`talents\` (\`hide_at\`);`)
  await db.run(sql`CREATE INDEX \`talents_search_idx\` ON \`talents\` (\`search\`);`)
  await db.run(sql`CREATE INDEX \`talents_external_id_idx\` ON \`talents\` (\`external_id\`);`)
  await db.run(sql`CREATE INDEX \`talents_sort_name_idx\` ON \`talents\` (\`sort_name\`);`)
  await db.run(sql`CREATE INDEX \`talents_updated_at_idx\` ON \`talents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`talents_created_at_idx\` ON \`talents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`talents_deleted_at_idx\` ON \`talents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_sort_name_createdAt_idx\` ON \`talents\` (\`deleted_at\`,\`sort_name\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`talents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` numeric,
  	\`divisions_id\` numeric,
  	\`skills_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`divisions_id\`) REFERENCES \`divisions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`skills_id\`) REFERENCES \`skills\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_rels_order_idx\` ON \`talents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`talents_rels_parent_idx\` ON \`talents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`talents_rels_path_idx\` ON \`talents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`talents_rels_categories_id_idx\` ON \`talents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`talents_rels_divisions_id_idx\` ON \`talents_rels\` (\`divisions_id\`);`)
  await db.run(sql`CREATE INDEX \`talents_rels_skills_id_idx\` ON \`talents_rels\` (\`skills_id\`);`)
  await db.run(sql`CREATE INDEX \`talents_rels_media_id_idx\` ON \`talents_rels\` (\`media_id\`);`)
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
  	\`version_agency_abroad\` integer DEFAULT false,
  	\`version_agency_abroad_consent\` text,
  	\`version_agency_notes\` text,
  	\`version_status\` text DEFAULT 'draft' NOT NULL,
  	\`version_publish_at\` text,
  	\`version_hide_at\` text,
  	\`version_noindex\` integer DEFAULT false,
  	\`version_downloads\` text DEFAULT 'adults',
  	\`version_saved_by\` text,
  	\`version_search\` text,
  	\`version_external_id\` text,
  	\`version_sort_name\` text,
  	\`version_figures_height\` numeric,
  	\`version_figures_bust\` numeric,
  	\`version_figures_waist\` numeric,
  	\`version_figures_hips\` numeric,
  	\`version_figures_chest\` numeric,
  	\`version_figures_weight\` numeric,
  	\`version_figures_jeans\` numeric,
  	\`version_figures_shirt\` numeric,
  	\`version_figures_suit\` numeric,
  	\`version_figures_shoes\` numeric,
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
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_sort_name_idx\` ON \`_talents_v\` (\`version_sort_name\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_updated_at_idx\` ON \`_talents_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_created_at_idx\` ON \`_talents_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_deleted_at_idx\` ON \`_talents_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_created_at_idx\` ON \`_talents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_updated_at_idx\` ON \`_talents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version_sort_name_version_createdAt_idx\` ON \`_talents_v\` (\`version_deleted_at\`,\`version_sort_name\`,\`version_created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` numeric PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`name_pt\` text NOT NULL,
  	\`name_en\` text NOT NULL,
  	\`title\` text,
  	\`is_internal\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_key_idx\` ON \`categories\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_deleted_at_idx\` ON \`categories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`divisions\` (
  	\`id\` numeric PRIMARY KEY NOT NULL,
  	\`name_pt\` text NOT NULL,
  	\`name_en\` text NOT NULL,
  	\`title\` text,
  	\`category_id\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`divisions_category_idx\` ON \`divisions\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`divisions_updated_at_idx\` ON \`divisions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`divisions_created_at_idx\` ON \`divisions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`divisions_deleted_at_idx\` ON \`divisions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`skills\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name_pt\` text NOT NULL,
  	\`name_en\` text NOT NULL,
  	\`title\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`skills_updated_at_idx\` ON \`skills\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`skills_created_at_idx\` ON \`skills\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`skills_deleted_at_idx\` ON \`skills\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`slides\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`type\` text NOT NULL,
  	\`slide_mobile_id\` integer NOT NULL,
  	\`slide_desktop_id\` integer NOT NULL,
  	\`talent_id\` integer,
  	\`alt_pt\` text,
  	\`alt_en\` text,
  	\`is_active\` integer DEFAULT true,
  	\`publish_at\` text,
  	\`hide_at\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`slide_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`slide_desktop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`talent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`slides__order_idx\` ON \`slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`slides_type_idx\` ON \`slides\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`slides_slide_mobile_idx\` ON \`slides\` (\`slide_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`slides_slide_desktop_idx\` ON \`slides\` (\`slide_desktop_id\`);`)
  await db.run(sql`CREATE INDEX \`slides_talent_idx\` ON \`slides\` (\`talent_id\`);`)
  await db.run(sql`CREATE INDEX \`slides_publish_at_idx\` ON \`slides\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`slides_hide_at_idx\` ON \`slides\` (\`hide_at\`);`)
  await db.run(sql`CREATE INDEX \`slides_updated_at_idx\` ON \`slides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`slides_created_at_idx\` ON \`slides\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`slides_deleted_at_idx\` ON \`slides\` (\`deleted_at\`);`)
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
  await db.run(sql`CREATE TABLE \`posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`cover_id\` integer,
  	\`content\` text,
  	\`status\` text DEFAULT 'draft' NOT NULL,
  	\`type\` text DEFAULT 'blog' NOT NULL,
  	\`language\` text DEFAULT 'pt' NOT NULL,
  	\`batch\` text,
  	\`slug\` text,
  	\`published_at\` text NOT NULL,
  	\`saved_by\` text,
  	\`search\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_cover_idx\` ON \`posts\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_status_idx\` ON \`posts\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`posts_batch_idx\` ON \`posts\` (\`batch\`);`)
  await db.run(sql`CREATE INDEX \`posts_slug_idx\` ON \`posts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`posts_published_at_idx\` ON \`posts\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_search_idx\` ON \`posts\` (\`search\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_deleted_at_idx\` ON \`posts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`type_language_slug_idx\` ON \`posts\` (\`type\`,\`language\`,\`slug\`);`)
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
  await db.run(sql`CREATE TABLE \`feed\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer NOT NULL,
  	\`permalink\` text NOT NULL,
  	\`caption\` text,
  	\`taken_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`feed_image_idx\` ON \`feed\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`feed_taken_at_idx\` ON \`feed\` (\`taken_at\`);`)
  await db.run(sql`CREATE INDEX \`feed_updated_at_idx\` ON \`feed\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feed_created_at_idx\` ON \`feed\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`search\` text,
  	\`replaced_at\` text,
  	\`replaced_by\` numeric,
  	\`alt_pt\` text,
  	\`alt_en\` text,
  	\`taken_down\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_thumb_url\` text,
  	\`sizes_thumb_width\` numeric,
  	\`sizes_thumb_height\` numeric,
  	\`sizes_thumb_mime_type\` text,
  	\`sizes_thumb_filesize\` numeric,
  	\`sizes_thumb_filename\` text,
  	\`sizes_web_url\` text,
  	\`sizes_web_width\` numeric,
  	\`sizes_web_height\` numeric,
  	\`sizes_web_mime_type\` text,
  	\`sizes_web_filesize\` numeric,
  	\`sizes_web_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_search_idx\` ON \`media\` (\`search\`);`)
  await db.run(sql`CREATE INDEX \`media_replaced_by_idx\` ON \`media\` (\`replaced_by\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_thumb_sizes_thumb_filename_idx\` ON \`media\` (\`sizes_thumb_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_web_sizes_web_filename_idx\` ON \`media\` (\`sizes_web_filename\`);`)
  await db.run(sql`CREATE TABLE \`messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`message\` text,
  	\`origin\` text,
  	\`reference\` text NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assigned_to_id\` integer,
  	\`notes\` text,
  	\`language\` text NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`search\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assigned_to_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_origin_idx\` ON \`messages\` (\`origin\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_reference_idx\` ON \`messages\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`messages_status_idx\` ON \`messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`messages_assigned_to_idx\` ON \`messages\` (\`assigned_to_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_created_at_idx\` ON \`messages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_search_idx\` ON \`messages\` (\`search\`);`)
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`quotes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`message\` text,
  	\`talent_count\` numeric,
  	\`models\` text,
  	\`reference\` text NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assigned_to_id\` integer,
  	\`notes\` text,
  	\`language\` text NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`search\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assigned_to_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`quotes_reference_idx\` ON \`quotes\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`quotes_status_idx\` ON \`quotes\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`quotes_assigned_to_idx\` ON \`quotes\` (\`assigned_to_id\`);`)
  await db.run(sql`CREATE INDEX \`quotes_created_at_idx\` ON \`quotes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`quotes_search_idx\` ON \`quotes\` (\`search\`);`)
  await db.run(sql`CREATE INDEX \`quotes_updated_at_idx\` ON \`quotes\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`applications\` (
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
  	\`follow_up_at\` text,
  	\`outcome\` text,
  	\`talent\` numeric,
  	\`reminded_at\` text,
  	\`received_at\` text,
  	\`reference\` text NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assigned_to_id\` integer,
  	\`notes\` text,
  	\`language\` text NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`search\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`assigned_to_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`applications_is_minor_idx\` ON \`applications\` (\`is_minor\`);`)
  await db.run(sql`CREATE INDEX \`applications_received_at_idx\` ON \`applications\` (\`received_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_reference_idx\` ON \`applications\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`applications_status_idx\` ON \`applications\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`applications_assigned_to_idx\` ON \`applications\` (\`assigned_to_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_created_at_idx\` ON \`applications\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_search_idx\` ON \`applications\` (\`search\`);`)
  await db.run(sql`CREATE INDEX \`applications_updated_at_idx\` ON \`applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_deleted_at_idx\` ON \`applications\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`packages_talents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`talent_id\` integer,
  	\`availability\` text,
  	\`taken_down\` integer,
  	\`note\` text,
  	FOREIGN KEY (\`talent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_talents_order_idx\` ON \`packages_talents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`packages_talents_parent_id_idx\` ON \`packages_talents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_talents_talent_idx\` ON \`packages_talents\` (\`talent_id\`);`)
  await db.run(sql`CREATE TABLE \`packages_people\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_people_order_idx\` ON \`packages_people\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`packages_people_parent_id_idx\` ON \`packages_people\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`packages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`client_id\` integer,
  	\`message\` text,
  	\`dates\` text,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`expires_at\` text,
  	\`language\` text DEFAULT 'pt' NOT NULL,
  	\`max_picks\` numeric,
  	\`shows_measures\` integer DEFAULT true,
  	\`shows_age\` integer DEFAULT false,
  	\`shows_digitals\` integer DEFAULT false,
  	\`reminds\` integer DEFAULT true,
  	\`shows_answers\` integer DEFAULT false,
  	\`downloads\` text DEFAULT 'none' NOT NULL,
  	\`passcode_hash\` text,
  	\`version\` numeric,
  	\`quote\` numeric,
  	\`made_by\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`client_id\`) REFERENCES \`clients\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_client_idx\` ON \`packages\` (\`client_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_state_idx\` ON \`packages\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`packages_expires_at_idx\` ON \`packages\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`packages_quote_idx\` ON \`packages\` (\`quote\`);`)
  await db.run(sql`CREATE INDEX \`packages_updated_at_idx\` ON \`packages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`packages_created_at_idx\` ON \`packages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`packages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_rels_order_idx\` ON \`packages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`packages_rels_parent_idx\` ON \`packages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_rels_path_idx\` ON \`packages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`packages_rels_media_id_idx\` ON \`packages_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`clients_people\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`clients\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`clients_people_order_idx\` ON \`clients_people\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`clients_people_parent_id_idx\` ON \`clients_people\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`clients\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`company\` text NOT NULL,
  	\`country\` text NOT NULL,
  	\`notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`clients_company_idx\` ON \`clients\` (\`company\`);`)
  await db.run(sql`CREATE INDEX \`clients_updated_at_idx\` ON \`clients\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`clients_created_at_idx\` ON \`clients\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`deletions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`deletions_created_at_idx\` ON \`deletions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`deletions_updated_at_idx\` ON \`deletions\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`photo_views\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`staff\` numeric NOT NULL,
  	\`application\` numeric NOT NULL,
  	\`photo\` numeric NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`photo_views_staff_idx\` ON \`photo_views\` (\`staff\`);`)
  await db.run(sql`CREATE INDEX \`photo_views_application_idx\` ON \`photo_views\` (\`application\`);`)
  await db.run(sql`CREATE INDEX \`photo_views_created_at_idx\` ON \`photo_views\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`photo_views_updated_at_idx\` ON \`photo_views\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`takedowns\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cause\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`subject_id\` numeric,
  	\`by\` numeric,
  	\`tags\` text NOT NULL,
  	\`files\` text NOT NULL,
  	\`kept\` text NOT NULL,
  	\`started_at\` numeric NOT NULL,
  	\`due\` numeric DEFAULT 0 NOT NULL,
  	\`told_at\` numeric,
  	\`took_ms\` numeric,
  	\`sites\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`takedowns_told_at_idx\` ON \`takedowns\` (\`told_at\`);`)
  await db.run(sql`CREATE INDEX \`takedowns_created_at_idx\` ON \`takedowns\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`takedowns_updated_at_idx\` ON \`takedowns\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`person\` numeric,
  	\`act\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`entry\` numeric,
  	\`fields\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_person_idx\` ON \`audit_log\` (\`person\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_created_at_idx\` ON \`audit_log\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_updated_at_idx\` ON \`audit_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subject_entry_act_idx\` ON \`audit_log\` (\`subject\`,\`entry\`,\`act\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'booker' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`receipts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`reference\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`entry\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`receipts_key_idx\` ON \`receipts\` (\`key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`receipts_reference_idx\` ON \`receipts\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`receipts_updated_at_idx\` ON \`receipts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`receipts_created_at_idx\` ON \`receipts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`entry\` numeric NOT NULL,
  	\`reader\` text NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`due\` numeric DEFAULT 0 NOT NULL,
  	\`trouble\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_name_idx\` ON \`mails\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`mails_entry_idx\` ON \`mails\` (\`entry\`);`)
  await db.run(sql`CREATE INDEX \`mails_state_idx\` ON \`mails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`session\` text NOT NULL,
  	\`person\` numeric NOT NULL,
  	\`device\` text NOT NULL,
  	\`network\` text NOT NULL,
  	\`used_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_sessions_session_idx\` ON \`staff_sessions\` (\`session\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_person_idx\` ON \`staff_sessions\` (\`person\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_updated_at_idx\` ON \`staff_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_created_at_idx\` ON \`staff_sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`second_steps\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`person\` numeric NOT NULL,
  	\`secret\` text NOT NULL,
  	\`last_step\` numeric NOT NULL,
  	\`salt\` text NOT NULL,
  	\`recovery\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_steps_person_idx\` ON \`second_steps\` (\`person\`);`)
  await db.run(sql`CREATE INDEX \`second_steps_updated_at_idx\` ON \`second_steps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_steps_created_at_idx\` ON \`second_steps\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`gone_talents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`talent\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`gone_talents_talent_idx\` ON \`gone_talents\` (\`talent\`);`)
  await db.run(sql`CREATE INDEX \`gone_talents_updated_at_idx\` ON \`gone_talents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gone_talents_created_at_idx\` ON \`gone_talents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`revalidations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`tag\` text NOT NULL,
  	\`copy\` text DEFAULT '' NOT NULL,
  	\`due\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`revalidations_updated_at_idx\` ON \`revalidations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`revalidations_created_at_idx\` ON \`revalidations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`leases\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`until\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`leases_name_idx\` ON \`leases\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`leases_updated_at_idx\` ON \`leases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leases_created_at_idx\` ON \`leases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`limits\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`bucket\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`at\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`limits_at_idx\` ON \`limits\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`limits_updated_at_idx\` ON \`limits\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`limits_created_at_idx\` ON \`limits\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`bucket_key_idx\` ON \`limits\` (\`bucket\`,\`key\`);`)
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
  await db.run(sql`CREATE TABLE \`package_answers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`package\` numeric NOT NULL,
  	\`recipient\` text NOT NULL,
  	\`person\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`talent\` numeric NOT NULL,
  	\`pick\` text DEFAULT '' NOT NULL,
  	\`comment\` text DEFAULT '' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`package_answers_updated_at_idx\` ON \`package_answers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`package_answers_created_at_idx\` ON \`package_answers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`package_person_talent_idx\` ON \`package_answers\` (\`package\`,\`person\`,\`talent\`);`)
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
  await db.run(sql`CREATE TABLE \`package_reads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`package\` numeric NOT NULL,
  	\`talent\` numeric NOT NULL,
  	\`warnings\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`package_reads_updated_at_idx\` ON \`package_reads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`package_reads_created_at_idx\` ON \`package_reads\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`package_talent_idx\` ON \`package_reads\` (\`package\`,\`talent\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`talents_id\` integer,
  	\`categories_id\` numeric,
  	\`divisions_id\` numeric,
  	\`skills_id\` integer,
  	\`slides_id\` integer,
  	\`posts_id\` integer,
  	\`feed_id\` integer,
  	\`media_id\` integer,
  	\`messages_id\` integer,
  	\`quotes_id\` integer,
  	\`applications_id\` integer,
  	\`packages_id\` integer,
  	\`clients_id\` integer,
  	\`users_id\` integer,
  	\`gone_talents_id\` integer,
  	\`revalidations_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`talents_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`divisions_id\`) REFERENCES \`divisions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`skills_id\`) REFERENCES \`skills\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slides_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feed_id\`) REFERENCES \`feed\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`messages_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`quotes_id\`) REFERENCES \`quotes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`applications_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`packages_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clients_id\`) REFERENCES \`clients\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gone_talents_id\`) REFERENCES \`gone_talents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`revalidations_id\`) REFERENCES \`revalidations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_talents_id_idx\` ON \`payload_locked_documents_rels\` (\`talents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_divisions_id_idx\` ON \`payload_locked_documents_rels\` (\`divisions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_skills_id_idx\` ON \`payload_locked_documents_rels\` (\`skills_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_slides_id_idx\` ON \`payload_locked_documents_rels\` (\`slides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feed_id_idx\` ON \`payload_locked_documents_rels\` (\`feed_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_quotes_id_idx\` ON \`payload_locked_documents_rels\` (\`quotes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_packages_id_idx\` ON \`payload_locked_documents_rels\` (\`packages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_clients_id_idx\` ON \`payload_locked_documents_rels\` (\`clients_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gone_talents_id_idx\` ON \`payload_locked_documents_rels\` (\`gone_talents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_revalidations_id_idx\` ON \`payload_locked_documents_rels\` (\`revalidations_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`agency\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`phone\` text,
  	\`whatsapp\` text,
  	\`email\` text,
  	\`instagram\` text,
  	\`address\` text,
  	\`legal_name\` text,
  	\`cnpj\` text,
  	\`name\` text,
  	\`since\` numeric,
  	\`slogan_pt\` text,
  	\`slogan_en\` text,
  	\`statement_pt\` text,
  	\`statement_en\` text,
  	\`about_pt\` text,
  	\`about_en\` text,
  	\`clients\` text,
  	\`answer_days\` numeric,
  	\`reference_prefix\` text,
  	\`download_ending\` text,
  	\`place_id\` integer,
  	\`accent\` text,
  	\`mark\` text,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`place_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`agency_place_idx\` ON \`agency\` (\`place_id\`);`)
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
  await db.run(sql`CREATE TABLE \`texts_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`page\` text NOT NULL,
  	\`division_id\` numeric,
  	\`label_pt\` text,
  	\`label_en\` text,
  	FOREIGN KEY (\`division_id\`) REFERENCES \`divisions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`texts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`texts_menu_order_idx\` ON \`texts_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`texts_menu_parent_id_idx\` ON \`texts_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`texts_menu_division_idx\` ON \`texts_menu\` (\`division_id\`);`)
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
  	\`division_id\` numeric,
  	\`label_pt\` text,
  	\`label_en\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`division_id\`) REFERENCES \`divisions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_texts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_texts_v_version_menu_order_idx\` ON \`_texts_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_version_menu_parent_id_idx\` ON \`_texts_v_version_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_version_menu_division_idx\` ON \`_texts_v_version_menu\` (\`division_id\`);`)
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
  await db.run(sql`CREATE TABLE \`downloads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`is_offered\` integer DEFAULT true,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
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
  	\`saved_by\` text,
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
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_v_created_at_idx\` ON \`_privacy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_updated_at_idx\` ON \`_privacy_v\` (\`updated_at\`);`)
}
