import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__talents_v_version_video_provider" AS ENUM('youtube', 'vimeo');
  CREATE TYPE "public"."enum__talents_v_version_gender" AS ENUM('man', 'woman', 'other');
  CREATE TYPE "public"."enum__talents_v_version_nationality" AS ENUM('AF', 'ZA', 'AL', 'DE', 'AD', 'AO', 'AI', 'AQ', 'AG', 'SA', 'DZ', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BD', 'BB', 'BH', 'BE', 'BZ', 'BJ', 'BM', 'BY', 'BO', 'BA', 'BW', 'BR', 'BN', 'BG', 'BF', 'BI', 'BT', 'CV', 'CM', 'KH', 'CA', 'QA', 'KZ', 'TD', 'CL', 'CN', 'CY', 'VA', 'CO', 'KM', 'CD', 'KP', 'KR', 'CI', 'CR', 'HR', 'CU', 'CW', 'DK', 'DJ', 'DM', 'EG', 'SV', 'AE', 'EC', 'ER', 'SK', 'SI', 'ES', 'SZ', 'US', 'EE', 'ET', 'FJ', 'PH', 'FI', 'FR', 'GA', 'GM', 'GH', 'GE', 'GI', 'GD', 'GR', 'GL', 'GP', 'GU', 'GT', 'GG', 'GY', 'GF', 'GN', 'GQ', 'GW', 'HT', 'HN', 'HK', 'HU', 'YE', 'BV', 'CX', 'IM', 'NF', 'AX', 'KY', 'CC', 'CK', 'FO', 'GS', 'HM', 'FK', 'MP', 'MH', 'UM', 'PN', 'SB', 'TC', 'VI', 'VG', 'IN', 'ID', 'IR', 'IQ', 'IE', 'IS', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'XK', 'KW', 'LA', 'LS', 'LV', 'LB', 'LR', 'LY', 'LI', 'LT', 'LU', 'MO', 'MK', 'MG', 'MY', 'MW', 'MV', 'ML', 'MT', 'MA', 'MQ', 'MU', 'MR', 'YT', 'MX', 'MM', 'FM', 'MZ', 'MD', 'MC', 'MN', 'ME', 'MS', 'NA', 'NR', 'NP', 'NI', 'NE', 'NG', 'NU', 'NO', 'NC', 'NZ', 'OM', 'NL', 'BQ', 'PW', 'PA', 'PG', 'PK', 'PY', 'PE', 'PF', 'PL', 'PR', 'PT', 'KE', 'KG', 'KI', 'GB', 'CF', 'CG', 'DO', 'RE', 'RO', 'RW', 'RU', 'EH', 'WS', 'AS', 'SM', 'SH', 'LC', 'BL', 'KN', 'MF', 'PM', 'ST', 'VC', 'SC', 'SN', 'SL', 'RS', 'SG', 'SX', 'SY', 'SO', 'LK', 'SD', 'SS', 'SE', 'CH', 'SR', 'SJ', 'TJ', 'TH', 'TW', 'TZ', 'CZ', 'IO', 'TF', 'PS', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TM', 'TR', 'TV', 'UA', 'UG', 'UY', 'UZ', 'VU', 'VE', 'VN', 'WF', 'ZM', 'ZW');
  CREATE TYPE "public"."enum__talents_v_version_eyes" AS ENUM('amber', 'black', 'blue', 'dark_blue', 'light_blue', 'blue_green', 'blue_grey', 'brown', 'dark_brown', 'light_brown', 'green', 'dark_green', 'light_green', 'grey', 'hazel', 'honey', 'heterochromia');
  CREATE TYPE "public"."enum__talents_v_version_hair" AS ENUM('auburn', 'ash_blonde', 'blonde', 'dark_blonde', 'light_blonde', 'golden_blonde', 'honey_blonde', 'platinum_blonde', 'strawberry_blonde', 'black', 'blue_black', 'brown', 'dark_brown', 'light_brown', 'chestnut', 'golden_brown', 'caramel', 'copper', 'red', 'dark_red', 'grey', 'white', 'salt_and_pepper', 'bald', 'colored');
  CREATE TYPE "public"."enum__talents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__talents_v_version_downloads" AS ENUM('adults', 'yes', 'no');
  CREATE TYPE "public"."enum__slides_v_version_type" AS ENUM('prehome', 'home', 'about');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_type" AS ENUM('blog', 'news');
  CREATE TYPE "public"."enum__posts_v_version_language" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_applications_outcome" AS ENUM('accepted', 'declined');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('talents', 'messages', 'quotes', 'applications');
  CREATE TABLE "_talents_v_version_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"provider" "enum__talents_v_version_video_provider" DEFAULT 'youtube' NOT NULL,
  	"file" varchar NOT NULL,
  	"width" numeric,
  	"height" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_talents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_gender" "enum__talents_v_version_gender" NOT NULL,
  	"version_birthdate" timestamp(3) with time zone,
  	"version_nationality" "enum__talents_v_version_nationality",
  	"version_cover_id" integer,
  	"version_cover_web_id" integer,
  	"version_biography_pt" varchar,
  	"version_biography_en" varchar,
  	"version_height" varchar,
  	"version_bust" varchar,
  	"version_chest" varchar,
  	"version_waist" varchar,
  	"version_hips" varchar,
  	"version_weight" varchar,
  	"version_jeans" varchar,
  	"version_shirt" varchar,
  	"version_suit" varchar,
  	"version_shoes" varchar,
  	"version_eyes" "enum__talents_v_version_eyes",
  	"version_hair" "enum__talents_v_version_hair",
  	"version_agency_real_name" varchar,
  	"version_agency_phone" varchar,
  	"version_agency_email" varchar,
  	"version_agency_guardian_name" varchar,
  	"version_agency_guardian_phone" varchar,
  	"version_agency_guardian_email" varchar,
  	"version_agency_contract_until" timestamp(3) with time zone,
  	"version_agency_permit_until" timestamp(3) with time zone,
  	"version_agency_notes" varchar,
  	"version_status" "enum__talents_v_version_status" DEFAULT 'draft' NOT NULL,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_hide_at" timestamp(3) with time zone,
  	"version_noindex" boolean DEFAULT false,
  	"version_downloads" "enum__talents_v_version_downloads" DEFAULT 'adults',
  	"version_saved_by" varchar,
  	"version_search" varchar,
  	"version_external_id" varchar,
  	"version_was_public" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_talents_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" numeric,
  	"divisions_id" numeric,
  	"skills_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "_slides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_type" "enum__slides_v_version_type" NOT NULL,
  	"version_slide_mobile_id" integer NOT NULL,
  	"version_slide_desktop_id" integer NOT NULL,
  	"version_talent_id" integer,
  	"version_alt_pt" varchar,
  	"version_alt_en" varchar,
  	"version_is_active" boolean DEFAULT true,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_hide_at" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar NOT NULL,
  	"version_description" varchar,
  	"version_cover_id" integer,
  	"version_content" jsonb,
  	"version_status" "enum__posts_v_version_status" DEFAULT 'draft' NOT NULL,
  	"version_type" "enum__posts_v_version_type" DEFAULT 'blog' NOT NULL,
  	"version_language" "enum__posts_v_version_language" DEFAULT 'pt' NOT NULL,
  	"version_batch" varchar,
  	"version_slug" varchar,
  	"version_published_at" timestamp(3) with time zone NOT NULL,
  	"version_saved_by" varchar,
  	"version_search" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "talent_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"talent" numeric NOT NULL,
  	"week" varchar NOT NULL,
  	"seen" numeric DEFAULT 0 NOT NULL,
  	"favourited" numeric DEFAULT 0 NOT NULL,
  	"quoted" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "agency" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"since" numeric,
  	"slogan_pt" varchar,
  	"slogan_en" varchar,
  	"statement_pt" varchar,
  	"statement_en" varchar,
  	"about_pt" jsonb,
  	"about_en" jsonb,
  	"phone" varchar,
  	"email" varchar,
  	"whatsapp" varchar,
  	"reference_prefix" varchar,
  	"address" varchar,
  	"accent" varchar,
  	"mark" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "talents" ADD COLUMN "agency_real_name" varchar;
  ALTER TABLE "talents" ADD COLUMN "agency_phone" varchar;
  ALTER TABLE "talents" ADD COLUMN "agency_email" varchar;
  ALTER TABLE "talents" ADD COLUMN "agency_guardian_name" varchar;
  ALTER TABLE "talents" ADD COLUMN "agency_guardian_phone" varchar;
  ALTER TABLE "talents" ADD COLUMN "agency_guardian_email" varchar;
  ALTER TABLE "talents" ADD COLUMN "agency_contract_until" timestamp(3) with time zone;
  ALTER TABLE "talents" ADD COLUMN "agency_permit_until" timestamp(3) with time zone;
  ALTER TABLE "talents" ADD COLUMN "agency_notes" varchar;
  ALTER TABLE "talents" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "talents" ADD COLUMN "hide_at" timestamp(3) with time zone;
  ALTER TABLE "talents" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "talents" ADD COLUMN "search" varchar;
  ALTER TABLE "talents" ADD COLUMN "external_id" varchar;
  ALTER TABLE "talents" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "slides" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "slides" ADD COLUMN "hide_at" timestamp(3) with time zone;
  ALTER TABLE "slides" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "slides" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "posts" ADD COLUMN "search" varchar;
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "search" varchar;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "search" varchar;
  ALTER TABLE "quotes" ADD COLUMN "search" varchar;
  ALTER TABLE "applications" ADD COLUMN "assigned_to_id" integer;
  ALTER TABLE "applications" ADD COLUMN "follow_up_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "outcome" "enum_applications_outcome";
  ALTER TABLE "applications" ADD COLUMN "talent" numeric;
  ALTER TABLE "applications" ADD COLUMN "reminded_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "search" varchar;
  ALTER TABLE "privacy" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_privacy_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_talents_v_version_video" ADD CONSTRAINT "_talents_v_version_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v" ADD CONSTRAINT "_talents_v_parent_id_talents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v" ADD CONSTRAINT "_talents_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v" ADD CONSTRAINT "_talents_v_version_cover_web_id_media_id_fk" FOREIGN KEY ("version_cover_web_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v_rels" ADD CONSTRAINT "_talents_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_rels" ADD CONSTRAINT "_talents_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_rels" ADD CONSTRAINT "_talents_v_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_rels" ADD CONSTRAINT "_talents_v_rels_skills_fk" FOREIGN KEY ("skills_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_rels" ADD CONSTRAINT "_talents_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_parent_id_slides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."slides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_version_slide_mobile_id_media_id_fk" FOREIGN KEY ("version_slide_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_version_slide_desktop_id_media_id_fk" FOREIGN KEY ("version_slide_desktop_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_version_talent_id_talents_id_fk" FOREIGN KEY ("version_talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_talents_v_version_video_order_idx" ON "_talents_v_version_video" USING btree ("_order");
  CREATE INDEX "_talents_v_version_video_parent_id_idx" ON "_talents_v_version_video" USING btree ("_parent_id");
  CREATE INDEX "_talents_v_parent_idx" ON "_talents_v" USING btree ("parent_id");
  CREATE INDEX "_talents_v_version_version_name_idx" ON "_talents_v" USING btree ("version_name");
  CREATE INDEX "_talents_v_version_version_cover_idx" ON "_talents_v" USING btree ("version_cover_id");
  CREATE INDEX "_talents_v_version_version_cover_web_idx" ON "_talents_v" USING btree ("version_cover_web_id");
  CREATE INDEX "_talents_v_version_version_status_idx" ON "_talents_v" USING btree ("version_status");
  CREATE INDEX "_talents_v_version_version_publish_at_idx" ON "_talents_v" USING btree ("version_publish_at");
  CREATE INDEX "_talents_v_version_version_hide_at_idx" ON "_talents_v" USING btree ("version_hide_at");
  CREATE INDEX "_talents_v_version_version_search_idx" ON "_talents_v" USING btree ("version_search");
  CREATE INDEX "_talents_v_version_version_external_id_idx" ON "_talents_v" USING btree ("version_external_id");
  CREATE INDEX "_talents_v_version_version_updated_at_idx" ON "_talents_v" USING btree ("version_updated_at");
  CREATE INDEX "_talents_v_version_version_created_at_idx" ON "_talents_v" USING btree ("version_created_at");
  CREATE INDEX "_talents_v_version_version_deleted_at_idx" ON "_talents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_talents_v_created_at_idx" ON "_talents_v" USING btree ("created_at");
  CREATE INDEX "_talents_v_updated_at_idx" ON "_talents_v" USING btree ("updated_at");
  CREATE INDEX "_talents_v_rels_order_idx" ON "_talents_v_rels" USING btree ("order");
  CREATE INDEX "_talents_v_rels_parent_idx" ON "_talents_v_rels" USING btree ("parent_id");
  CREATE INDEX "_talents_v_rels_path_idx" ON "_talents_v_rels" USING btree ("path");
  CREATE INDEX "_talents_v_rels_categories_id_idx" ON "_talents_v_rels" USING btree ("categories_id");
  CREATE INDEX "_talents_v_rels_divisions_id_idx" ON "_talents_v_rels" USING btree ("divisions_id");
  CREATE INDEX "_talents_v_rels_skills_id_idx" ON "_talents_v_rels" USING btree ("skills_id");
  CREATE INDEX "_talents_v_rels_media_id_idx" ON "_talents_v_rels" USING btree ("media_id");
  CREATE INDEX "_slides_v_parent_idx" ON "_slides_v" USING btree ("parent_id");
  CREATE INDEX "_slides_v_version_version__order_idx" ON "_slides_v" USING btree ("version__order");
  CREATE INDEX "_slides_v_version_version_type_idx" ON "_slides_v" USING btree ("version_type");
  CREATE INDEX "_slides_v_version_version_slide_mobile_idx" ON "_slides_v" USING btree ("version_slide_mobile_id");
  CREATE INDEX "_slides_v_version_version_slide_desktop_idx" ON "_slides_v" USING btree ("version_slide_desktop_id");
  CREATE INDEX "_slides_v_version_version_talent_idx" ON "_slides_v" USING btree ("version_talent_id");
  CREATE INDEX "_slides_v_version_version_publish_at_idx" ON "_slides_v" USING btree ("version_publish_at");
  CREATE INDEX "_slides_v_version_version_hide_at_idx" ON "_slides_v" USING btree ("version_hide_at");
  CREATE INDEX "_slides_v_version_version_updated_at_idx" ON "_slides_v" USING btree ("version_updated_at");
  CREATE INDEX "_slides_v_version_version_created_at_idx" ON "_slides_v" USING btree ("version_created_at");
  CREATE INDEX "_slides_v_version_version_deleted_at_idx" ON "_slides_v" USING btree ("version_deleted_at");
  CREATE INDEX "_slides_v_created_at_idx" ON "_slides_v" USING btree ("created_at");
  CREATE INDEX "_slides_v_updated_at_idx" ON "_slides_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_cover_idx" ON "_posts_v" USING btree ("version_cover_id");
  CREATE INDEX "_posts_v_version_version_status_idx" ON "_posts_v" USING btree ("version_status");
  CREATE INDEX "_posts_v_version_version_batch_idx" ON "_posts_v" USING btree ("version_batch");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_search_idx" ON "_posts_v" USING btree ("version_search");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "version_type_version_language_version_slug_idx" ON "_posts_v" USING btree ("version_type","version_language","version_slug");
  CREATE INDEX "talent_counts_week_idx" ON "talent_counts" USING btree ("week");
  CREATE INDEX "talent_counts_updated_at_idx" ON "talent_counts" USING btree ("updated_at");
  CREATE INDEX "talent_counts_created_at_idx" ON "talent_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "talent_week_idx" ON "talent_counts" USING btree ("talent","week");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  ALTER TABLE "applications" ADD CONSTRAINT "applications_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "talents_publish_at_idx" ON "talents" USING btree ("publish_at");
  CREATE INDEX "talents_hide_at_idx" ON "talents" USING btree ("hide_at");
  CREATE INDEX "talents_search_idx" ON "talents" USING btree ("search");
  CREATE INDEX "talents_external_id_idx" ON "talents" USING btree ("external_id");
  CREATE INDEX "talents_deleted_at_idx" ON "talents" USING btree ("deleted_at");
  CREATE INDEX "slides_publish_at_idx" ON "slides" USING btree ("publish_at");
  CREATE INDEX "slides_hide_at_idx" ON "slides" USING btree ("hide_at");
  CREATE INDEX "slides_deleted_at_idx" ON "slides" USING btree ("deleted_at");
  CREATE INDEX "posts_search_idx" ON "posts" USING btree ("search");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "media_search_idx" ON "media" USING btree ("search");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "messages_search_idx" ON "messages" USING btree ("search");
  CREATE INDEX "quotes_search_idx" ON "quotes" USING btree ("search");
  CREATE INDEX "applications_assigned_to_idx" ON "applications" USING btree ("assigned_to_id");
  CREATE INDEX "applications_search_idx" ON "applications" USING btree ("search");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_talents_v_version_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_talents_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_talents_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_slides_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "talent_counts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "agency" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_talents_v_version_video" CASCADE;
  DROP TABLE "_talents_v" CASCADE;
  DROP TABLE "_talents_v_rels" CASCADE;
  DROP TABLE "_slides_v" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "talent_counts" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  DROP TABLE "agency" CASCADE;
  ALTER TABLE "applications" DROP CONSTRAINT "applications_assigned_to_id_users_id_fk";
  
  DROP INDEX "talents_publish_at_idx";
  DROP INDEX "talents_hide_at_idx";
  DROP INDEX "talents_search_idx";
  DROP INDEX "talents_external_id_idx";
  DROP INDEX "talents_deleted_at_idx";
  DROP INDEX "slides_publish_at_idx";
  DROP INDEX "slides_hide_at_idx";
  DROP INDEX "slides_deleted_at_idx";
  DROP INDEX "posts_search_idx";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "media_search_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "messages_search_idx";
  DROP INDEX "quotes_search_idx";
  DROP INDEX "applications_assigned_to_idx";
  DROP INDEX "applications_search_idx";
  ALTER TABLE "talents" DROP COLUMN "agency_real_name";
  ALTER TABLE "talents" DROP COLUMN "agency_phone";
  ALTER TABLE "talents" DROP COLUMN "agency_email";
  ALTER TABLE "talents" DROP COLUMN "agency_guardian_name";
  ALTER TABLE "talents" DROP COLUMN "agency_guardian_phone";
  ALTER TABLE "talents" DROP COLUMN "agency_guardian_email";
  ALTER TABLE "talents" DROP COLUMN "agency_contract_until";
  ALTER TABLE "talents" DROP COLUMN "agency_permit_until";
  ALTER TABLE "talents" DROP COLUMN "agency_notes";
  ALTER TABLE "talents" DROP COLUMN "publish_at";
  ALTER TABLE "talents" DROP COLUMN "hide_at";
  ALTER TABLE "talents" DROP COLUMN "saved_by";
  ALTER TABLE "talents" DROP COLUMN "search";
  ALTER TABLE "talents" DROP COLUMN "external_id";
  ALTER TABLE "talents" DROP COLUMN "deleted_at";
  ALTER TABLE "slides" DROP COLUMN "publish_at";
  ALTER TABLE "slides" DROP COLUMN "hide_at";
  ALTER TABLE "slides" DROP COLUMN "saved_by";
  ALTER TABLE "slides" DROP COLUMN "deleted_at";
  ALTER TABLE "posts" DROP COLUMN "saved_by";
  ALTER TABLE "posts" DROP COLUMN "search";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "media" DROP COLUMN "search";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "messages" DROP COLUMN "search";
  ALTER TABLE "quotes" DROP COLUMN "search";
  ALTER TABLE "applications" DROP COLUMN "assigned_to_id";
  ALTER TABLE "applications" DROP COLUMN "follow_up_at";
  ALTER TABLE "applications" DROP COLUMN "outcome";
  ALTER TABLE "applications" DROP COLUMN "talent";
  ALTER TABLE "applications" DROP COLUMN "reminded_at";
  ALTER TABLE "applications" DROP COLUMN "search";
  ALTER TABLE "privacy" DROP COLUMN "saved_by";
  ALTER TABLE "_privacy_v" DROP COLUMN "version_saved_by";
  DROP TYPE "public"."enum__talents_v_version_video_provider";
  DROP TYPE "public"."enum__talents_v_version_gender";
  DROP TYPE "public"."enum__talents_v_version_nationality";
  DROP TYPE "public"."enum__talents_v_version_eyes";
  DROP TYPE "public"."enum__talents_v_version_hair";
  DROP TYPE "public"."enum__talents_v_version_status";
  DROP TYPE "public"."enum__talents_v_version_downloads";
  DROP TYPE "public"."enum__slides_v_version_type";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_version_type";
  DROP TYPE "public"."enum__posts_v_version_language";
  DROP TYPE "public"."enum_applications_outcome";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";`)
}
