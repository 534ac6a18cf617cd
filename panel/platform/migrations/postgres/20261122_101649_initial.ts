import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_talents_video_provider" AS ENUM('youtube', 'vimeo');
  CREATE TYPE "public"."enum_talents_gender" AS ENUM('man', 'woman', 'other');
  CREATE TYPE "public"."enum_talents_nationality" AS ENUM('AF', 'ZA', 'AL', 'DE', 'AD', 'AO', 'AI', 'AQ', 'AG', 'SA', 'DZ', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BH', 'BD', 'BB', 'BE', 'BZ', 'BJ', 'BM', 'BY', 'BO', 'BA', 'BW', 'BR', 'BN', 'BG', 'BF', 'BI', 'BT', 'CV', 'CM', 'KH', 'CA', 'KZ', 'TD', 'CZ', 'CL', 'CN', 'CY', 'CO', 'KM', 'KP', 'KR', 'CI', 'CR', 'HR', 'CU', 'CW', 'DK', 'DJ', 'DM', 'EG', 'SV', 'AE', 'EC', 'ER', 'SK', 'SI', 'ES', 'SZ', 'US', 'EE', 'ET', 'FJ', 'PH', 'FI', 'FR', 'GA', 'GM', 'GH', 'GE', 'GS', 'GI', 'GD', 'GR', 'GL', 'GP', 'GU', 'GT', 'GG', 'GY', 'GF', 'GN', 'GQ', 'GW', 'HT', 'HN', 'HK', 'HU', 'YE', 'BV', 'IM', 'CX', 'HM', 'NF', 'AX', 'KY', 'CC', 'CK', 'UM', 'FO', 'FK', 'MP', 'MH', 'PN', 'SB', 'TC', 'VI', 'VG', 'IN', 'ID', 'IR', 'IQ', 'IE', 'IS', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'XK', 'KW', 'LA', 'LS', 'LV', 'LB', 'LR', 'LY', 'LI', 'LT', 'LU', 'MO', 'MK', 'MG', 'MY', 'MW', 'MV', 'ML', 'MT', 'MA', 'MQ', 'MU', 'MR', 'YT', 'MX', 'MM', 'FM', 'MZ', 'MD', 'MC', 'MN', 'MS', 'ME', 'NA', 'NR', 'NP', 'NI', 'NE', 'NG', 'NU', 'NO', 'NC', 'NZ', 'OM', 'NL', 'BQ', 'PW', 'PA', 'PG', 'PK', 'PY', 'PE', 'PF', 'PL', 'PR', 'PT', 'QA', 'KE', 'KG', 'KI', 'GB', 'CF', 'CG', 'DO', 'CD', 'RE', 'RO', 'RW', 'RU', 'EH', 'PM', 'WS', 'AS', 'SM', 'SH', 'LC', 'VA', 'BL', 'KN', 'MF', 'SX', 'ST', 'VC', 'SN', 'SL', 'RS', 'SC', 'SG', 'SY', 'SO', 'LK', 'SD', 'SS', 'SE', 'CH', 'SR', 'SJ', 'TH', 'TW', 'TJ', 'TZ', 'TF', 'IO', 'PS', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TM', 'TR', 'TV', 'UA', 'UG', 'UY', 'UZ', 'VU', 'VE', 'VN', 'WF', 'ZM', 'ZW');
  CREATE TYPE "public"."enum_talents_eyes" AS ENUM('amber', 'black', 'blue', 'dark_blue', 'light_blue', 'blue_green', 'blue_grey', 'brown', 'dark_brown', 'light_brown', 'green', 'dark_green', 'light_green', 'grey', 'hazel', 'honey', 'heterochromia');
  CREATE TYPE "public"."enum_talents_hair" AS ENUM('auburn', 'ash_blonde', 'blonde', 'dark_blonde', 'light_blonde', 'golden_blonde', 'honey_blonde', 'platinum_blonde', 'strawberry_blonde', 'black', 'blue_black', 'brown', 'dark_brown', 'light_brown', 'chestnut', 'golden_brown', 'caramel', 'copper', 'red', 'dark_red', 'grey', 'white', 'salt_and_pepper', 'bald', 'colored');
  CREATE TYPE "public"."enum_talents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_talents_downloads" AS ENUM('adults', 'yes', 'no');
  CREATE TYPE "public"."enum_slides_type" AS ENUM('prehome', 'home', 'about');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_posts_type" AS ENUM('blog', 'news');
  CREATE TYPE "public"."enum_posts_language" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_messages_status" AS ENUM('new', 'seen', 'answered', 'archived');
  CREATE TYPE "public"."enum_messages_language" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_quotes_status" AS ENUM('new', 'seen', 'answered', 'archived');
  CREATE TYPE "public"."enum_quotes_language" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_applications_status" AS ENUM('new', 'seen', 'answered', 'archived');
  CREATE TYPE "public"."enum_applications_language" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_deletions_kind" AS ENUM('messages', 'quotes', 'applications');
  CREATE TYPE "public"."enum_deletions_reason" AS ENUM('age', 'minor', 'asked', 'staff');
  CREATE TYPE "public"."enum_takedowns_cause" AS ENUM('pressed', 'unpublished', 'deleted', 'replaced', 'start');
  CREATE TYPE "public"."enum_takedowns_subject" AS ENUM('talents', 'media', 'slides', 'feed', 'posts');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'booker');
  CREATE TABLE "talents_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"provider" "enum_talents_video_provider" DEFAULT 'youtube' NOT NULL,
  	"file" varchar NOT NULL,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "talents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"gender" "enum_talents_gender" NOT NULL,
  	"birthdate" timestamp(3) with time zone,
  	"nationality" "enum_talents_nationality",
  	"cover_id" integer,
  	"cover_web_id" integer,
  	"biography_pt" varchar,
  	"biography_en" varchar,
  	"height" varchar,
  	"bust" varchar,
  	"chest" varchar,
  	"waist" varchar,
  	"hips" varchar,
  	"weight" varchar,
  	"jeans" varchar,
  	"shirt" varchar,
  	"suit" varchar,
  	"shoes" varchar,
  	"eyes" "enum_talents_eyes",
  	"hair" "enum_talents_hair",
  	"status" "enum_talents_status" DEFAULT 'draft' NOT NULL,
  	"noindex" boolean DEFAULT false,
  	"downloads" "enum_talents_downloads" DEFAULT 'adults',
  	"was_public" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "talents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" numeric,
  	"divisions_id" numeric,
  	"skills_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "categories" (
  	"id" numeric PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"name_pt" varchar NOT NULL,
  	"name_en" varchar NOT NULL,
  	"title" varchar,
  	"is_internal" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "divisions" (
  	"id" numeric PRIMARY KEY NOT NULL,
  	"name_pt" varchar NOT NULL,
  	"name_en" varchar NOT NULL,
  	"title" varchar,
  	"category_id" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "skills" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name_pt" varchar NOT NULL,
  	"name_en" varchar NOT NULL,
  	"title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "slides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"type" "enum_slides_type" NOT NULL,
  	"slide_mobile_id" integer NOT NULL,
  	"slide_desktop_id" integer NOT NULL,
  	"alt_pt" varchar,
  	"alt_en" varchar,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"cover_id" integer,
  	"content" jsonb,
  	"status" "enum_posts_status" DEFAULT 'draft' NOT NULL,
  	"type" "enum_posts_type" DEFAULT 'blog' NOT NULL,
  	"language" "enum_posts_language" DEFAULT 'pt' NOT NULL,
  	"batch" varchar,
  	"slug" varchar,
  	"published_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feed" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer NOT NULL,
  	"permalink" varchar NOT NULL,
  	"caption" varchar,
  	"taken_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt_pt" varchar,
  	"alt_en" varchar,
  	"taken_down" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumb_url" varchar,
  	"sizes_thumb_width" numeric,
  	"sizes_thumb_height" numeric,
  	"sizes_thumb_mime_type" varchar,
  	"sizes_thumb_filesize" numeric,
  	"sizes_thumb_filename" varchar,
  	"sizes_web_url" varchar,
  	"sizes_web_width" numeric,
  	"sizes_web_height" numeric,
  	"sizes_web_mime_type" varchar,
  	"sizes_web_filesize" numeric,
  	"sizes_web_filename" varchar
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"message" varchar,
  	"reference" varchar NOT NULL,
  	"status" "enum_messages_status" DEFAULT 'new' NOT NULL,
  	"notes" varchar,
  	"language" "enum_messages_language" NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"message" varchar,
  	"talent_count" numeric,
  	"models" varchar,
  	"reference" varchar NOT NULL,
  	"status" "enum_quotes_status" DEFAULT 'new' NOT NULL,
  	"notes" varchar,
  	"language" "enum_quotes_language" NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"realname" varchar,
  	"birthdate" timestamp(3) with time zone,
  	"gender" varchar,
  	"height" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"instagr" varchar,
  	"city" varchar,
  	"state" varchar,
  	"country" varchar,
  	"gender_id" varchar,
  	"country_id" varchar,
  	"state_id" varchar,
  	"city_id" varchar,
  	"photos" varchar,
  	"is_minor" boolean,
  	"guardian_name" varchar,
  	"guardian_email" varchar,
  	"guardian_phone" varchar,
  	"consent_version" varchar,
  	"consent_at" varchar,
  	"consent_language" varchar,
  	"reference" varchar NOT NULL,
  	"status" "enum_applications_status" DEFAULT 'new' NOT NULL,
  	"notes" varchar,
  	"language" "enum_applications_language" NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deletions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"kind" "enum_deletions_kind" NOT NULL,
  	"reason" "enum_deletions_reason" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "photo_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"staff" numeric NOT NULL,
  	"application" numeric NOT NULL,
  	"photo" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "takedowns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cause" "enum_takedowns_cause" NOT NULL,
  	"subject" "enum_takedowns_subject" NOT NULL,
  	"subject_id" numeric,
  	"by" numeric,
  	"tags" jsonb NOT NULL,
  	"files" jsonb NOT NULL,
  	"kept" jsonb NOT NULL,
  	"started_at" numeric NOT NULL,
  	"due" numeric DEFAULT 0 NOT NULL,
  	"told_at" numeric,
  	"took_ms" numeric,
  	"sites" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'booker' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "receipts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"reference" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"entry" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"entry" numeric NOT NULL,
  	"reader" varchar NOT NULL,
  	"state" varchar DEFAULT 'waiting' NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"due" numeric DEFAULT 0 NOT NULL,
  	"trouble" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"session" varchar NOT NULL,
  	"person" numeric NOT NULL,
  	"device" varchar NOT NULL,
  	"network" varchar NOT NULL,
  	"used_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_steps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"person" numeric NOT NULL,
  	"secret" varchar NOT NULL,
  	"last_step" numeric NOT NULL,
  	"salt" varchar NOT NULL,
  	"recovery" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gone_talents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"talent" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "revalidations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tag" varchar NOT NULL,
  	"copy" varchar DEFAULT '' NOT NULL,
  	"due" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "leases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"until" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "limits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"bucket" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"at" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"talents_id" integer,
  	"categories_id" numeric,
  	"divisions_id" numeric,
  	"skills_id" integer,
  	"slides_id" integer,
  	"posts_id" integer,
  	"feed_id" integer,
  	"media_id" integer,
  	"messages_id" integer,
  	"quotes_id" integer,
  	"applications_id" integer,
  	"users_id" integer,
  	"gone_talents_id" integer,
  	"revalidations_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "social" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"instagram" varchar,
  	"whatsapp" varchar,
  	"email" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "downloads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_offered" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "privacy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"pt_title" varchar NOT NULL,
  	"pt_content" jsonb NOT NULL,
  	"en_title" varchar NOT NULL,
  	"en_content" jsonb NOT NULL,
  	"version" numeric,
  	"changed_at" timestamp(3) with time zone,
  	"keep_months" numeric,
  	"keep_months_minors" numeric,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_privacy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_pt_title" varchar NOT NULL,
  	"version_pt_content" jsonb NOT NULL,
  	"version_en_title" varchar NOT NULL,
  	"version_en_content" jsonb NOT NULL,
  	"version_version" numeric,
  	"version_changed_at" timestamp(3) with time zone,
  	"version_keep_months" numeric,
  	"version_keep_months_minors" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "talents_video" ADD CONSTRAINT "talents_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents" ADD CONSTRAINT "talents_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talents" ADD CONSTRAINT "talents_cover_web_id_media_id_fk" FOREIGN KEY ("cover_web_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talents_rels" ADD CONSTRAINT "talents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_rels" ADD CONSTRAINT "talents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_rels" ADD CONSTRAINT "talents_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_rels" ADD CONSTRAINT "talents_rels_skills_fk" FOREIGN KEY ("skills_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_rels" ADD CONSTRAINT "talents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "divisions" ADD CONSTRAINT "divisions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "slides" ADD CONSTRAINT "slides_slide_mobile_id_media_id_fk" FOREIGN KEY ("slide_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "slides" ADD CONSTRAINT "slides_slide_desktop_id_media_id_fk" FOREIGN KEY ("slide_desktop_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed" ADD CONSTRAINT "feed_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_talents_fk" FOREIGN KEY ("talents_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_skills_fk" FOREIGN KEY ("skills_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_slides_fk" FOREIGN KEY ("slides_id") REFERENCES "public"."slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feed_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feed"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gone_talents_fk" FOREIGN KEY ("gone_talents_id") REFERENCES "public"."gone_talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_revalidations_fk" FOREIGN KEY ("revalidations_id") REFERENCES "public"."revalidations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "talents_video_order_idx" ON "talents_video" USING btree ("_order");
  CREATE INDEX "talents_video_parent_id_idx" ON "talents_video" USING btree ("_parent_id");
  CREATE INDEX "talents_name_idx" ON "talents" USING btree ("name");
  CREATE INDEX "talents_cover_idx" ON "talents" USING btree ("cover_id");
  CREATE INDEX "talents_cover_web_idx" ON "talents" USING btree ("cover_web_id");
  CREATE INDEX "talents_status_idx" ON "talents" USING btree ("status");
  CREATE INDEX "talents_updated_at_idx" ON "talents" USING btree ("updated_at");
  CREATE INDEX "talents_created_at_idx" ON "talents" USING btree ("created_at");
  CREATE INDEX "talents_rels_order_idx" ON "talents_rels" USING btree ("order");
  CREATE INDEX "talents_rels_parent_idx" ON "talents_rels" USING btree ("parent_id");
  CREATE INDEX "talents_rels_path_idx" ON "talents_rels" USING btree ("path");
  CREATE INDEX "talents_rels_categories_id_idx" ON "talents_rels" USING btree ("categories_id");
  CREATE INDEX "talents_rels_divisions_id_idx" ON "talents_rels" USING btree ("divisions_id");
  CREATE INDEX "talents_rels_skills_id_idx" ON "talents_rels" USING btree ("skills_id");
  CREATE INDEX "talents_rels_media_id_idx" ON "talents_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "categories_key_idx" ON "categories" USING btree ("key");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "divisions_category_idx" ON "divisions" USING btree ("category_id");
  CREATE INDEX "divisions_updated_at_idx" ON "divisions" USING btree ("updated_at");
  CREATE INDEX "divisions_created_at_idx" ON "divisions" USING btree ("created_at");
  CREATE INDEX "skills_updated_at_idx" ON "skills" USING btree ("updated_at");
  CREATE INDEX "skills_created_at_idx" ON "skills" USING btree ("created_at");
  CREATE INDEX "slides__order_idx" ON "slides" USING btree ("_order");
  CREATE INDEX "slides_type_idx" ON "slides" USING btree ("type");
  CREATE INDEX "slides_slide_mobile_idx" ON "slides" USING btree ("slide_mobile_id");
  CREATE INDEX "slides_slide_desktop_idx" ON "slides" USING btree ("slide_desktop_id");
  CREATE INDEX "slides_updated_at_idx" ON "slides" USING btree ("updated_at");
  CREATE INDEX "slides_created_at_idx" ON "slides" USING btree ("created_at");
  CREATE INDEX "posts_cover_idx" ON "posts" USING btree ("cover_id");
  CREATE INDEX "posts_status_idx" ON "posts" USING btree ("status");
  CREATE INDEX "posts_batch_idx" ON "posts" USING btree ("batch");
  CREATE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE UNIQUE INDEX "type_language_slug_idx" ON "posts" USING btree ("type","language","slug");
  CREATE INDEX "feed_image_idx" ON "feed" USING btree ("image_id");
  CREATE INDEX "feed_taken_at_idx" ON "feed" USING btree ("taken_at");
  CREATE INDEX "feed_updated_at_idx" ON "feed" USING btree ("updated_at");
  CREATE INDEX "feed_created_at_idx" ON "feed" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumb_sizes_thumb_filename_idx" ON "media" USING btree ("sizes_thumb_filename");
  CREATE INDEX "media_sizes_web_sizes_web_filename_idx" ON "media" USING btree ("sizes_web_filename");
  CREATE UNIQUE INDEX "messages_reference_idx" ON "messages" USING btree ("reference");
  CREATE INDEX "messages_status_idx" ON "messages" USING btree ("status");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE UNIQUE INDEX "quotes_reference_idx" ON "quotes" USING btree ("reference");
  CREATE INDEX "quotes_status_idx" ON "quotes" USING btree ("status");
  CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
  CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
  CREATE INDEX "applications_is_minor_idx" ON "applications" USING btree ("is_minor");
  CREATE UNIQUE INDEX "applications_reference_idx" ON "applications" USING btree ("reference");
  CREATE INDEX "applications_status_idx" ON "applications" USING btree ("status");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "deletions_updated_at_idx" ON "deletions" USING btree ("updated_at");
  CREATE INDEX "deletions_created_at_idx" ON "deletions" USING btree ("created_at");
  CREATE INDEX "photo_views_staff_idx" ON "photo_views" USING btree ("staff");
  CREATE INDEX "photo_views_application_idx" ON "photo_views" USING btree ("application");
  CREATE INDEX "photo_views_updated_at_idx" ON "photo_views" USING btree ("updated_at");
  CREATE INDEX "photo_views_created_at_idx" ON "photo_views" USING btree ("created_at");
  CREATE INDEX "takedowns_told_at_idx" ON "takedowns" USING btree ("told_at");
  CREATE INDEX "takedowns_updated_at_idx" ON "takedowns" USING btree ("updated_at");
  CREATE INDEX "takedowns_created_at_idx" ON "takedowns" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "receipts_key_idx" ON "receipts" USING btree ("key");
  CREATE UNIQUE INDEX "receipts_reference_idx" ON "receipts" USING btree ("reference");
  CREATE INDEX "receipts_updated_at_idx" ON "receipts" USING btree ("updated_at");
  CREATE INDEX "receipts_created_at_idx" ON "receipts" USING btree ("created_at");
  CREATE UNIQUE INDEX "mails_name_idx" ON "mails" USING btree ("name");
  CREATE INDEX "mails_entry_idx" ON "mails" USING btree ("entry");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_sessions_session_idx" ON "staff_sessions" USING btree ("session");
  CREATE INDEX "staff_sessions_person_idx" ON "staff_sessions" USING btree ("person");
  CREATE INDEX "staff_sessions_updated_at_idx" ON "staff_sessions" USING btree ("updated_at");
  CREATE INDEX "staff_sessions_created_at_idx" ON "staff_sessions" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_steps_person_idx" ON "second_steps" USING btree ("person");
  CREATE INDEX "second_steps_updated_at_idx" ON "second_steps" USING btree ("updated_at");
  CREATE INDEX "second_steps_created_at_idx" ON "second_steps" USING btree ("created_at");
  CREATE INDEX "gone_talents_talent_idx" ON "gone_talents" USING btree ("talent");
  CREATE INDEX "gone_talents_updated_at_idx" ON "gone_talents" USING btree ("updated_at");
  CREATE INDEX "gone_talents_created_at_idx" ON "gone_talents" USING btree ("created_at");
  CREATE INDEX "revalidations_updated_at_idx" ON "revalidations" USING btree ("updated_at");
  CREATE INDEX "revalidations_created_at_idx" ON "revalidations" USING btree ("created_at");
  CREATE UNIQUE INDEX "leases_name_idx" ON "leases" USING btree ("name");
  CREATE INDEX "leases_updated_at_idx" ON "leases" USING btree ("updated_at");
  CREATE INDEX "leases_created_at_idx" ON "leases" USING btree ("created_at");
  CREATE INDEX "limits_at_idx" ON "limits" USING btree ("at");
  CREATE INDEX "limits_updated_at_idx" ON "limits" USING btree ("updated_at");
  CREATE INDEX "limits_created_at_idx" ON "limits" USING btree ("created_at");
  CREATE INDEX "bucket_key_idx" ON "limits" USING btree ("bucket","key");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_talents_id_idx" ON "payload_locked_documents_rels" USING btree ("talents_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_divisions_id_idx" ON "payload_locked_documents_rels" USING btree ("divisions_id");
  CREATE INDEX "payload_locked_documents_rels_skills_id_idx" ON "payload_locked_documents_rels" USING btree ("skills_id");
  CREATE INDEX "payload_locked_documents_rels_slides_id_idx" ON "payload_locked_documents_rels" USING btree ("slides_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_feed_id_idx" ON "payload_locked_documents_rels" USING btree ("feed_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
  CREATE INDEX "payload_locked_documents_rels_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("quotes_id");
  CREATE INDEX "payload_locked_documents_rels_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("applications_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_gone_talents_id_idx" ON "payload_locked_documents_rels" USING btree ("gone_talents_id");
  CREATE INDEX "payload_locked_documents_rels_revalidations_id_idx" ON "payload_locked_documents_rels" USING btree ("revalidations_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "_privacy_v_created_at_idx" ON "_privacy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_v_updated_at_idx" ON "_privacy_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "talents_video" CASCADE;
  DROP TABLE "talents" CASCADE;
  DROP TABLE "talents_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "divisions" CASCADE;
  DROP TABLE "skills" CASCADE;
  DROP TABLE "slides" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "feed" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "quotes" CASCADE;
  DROP TABLE "applications" CASCADE;
  DROP TABLE "deletions" CASCADE;
  DROP TABLE "photo_views" CASCADE;
  DROP TABLE "takedowns" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "receipts" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "second_steps" CASCADE;
  DROP TABLE "gone_talents" CASCADE;
  DROP TABLE "revalidations" CASCADE;
  DROP TABLE "leases" CASCADE;
  DROP TABLE "limits" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "social" CASCADE;
  DROP TABLE "downloads" CASCADE;
  DROP TABLE "privacy" CASCADE;
  DROP TABLE "_privacy_v" CASCADE;
  DROP TYPE "public"."enum_talents_video_provider";
  DROP TYPE "public"."enum_talents_gender";
  DROP TYPE "public"."enum_talents_nationality";
  DROP TYPE "public"."enum_talents_eyes";
  DROP TYPE "public"."enum_talents_hair";
  DROP TYPE "public"."enum_talents_status";
  DROP TYPE "public"."enum_talents_downloads";
  DROP TYPE "public"."enum_slides_type";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum_posts_type";
  DROP TYPE "public"."enum_posts_language";
  DROP TYPE "public"."enum_messages_status";
  DROP TYPE "public"."enum_messages_language";
  DROP TYPE "public"."enum_quotes_status";
  DROP TYPE "public"."enum_quotes_language";
  DROP TYPE "public"."enum_applications_status";
  DROP TYPE "public"."enum_applications_language";
  DROP TYPE "public"."enum_deletions_kind";
  DROP TYPE "public"."enum_deletions_reason";
  DROP TYPE "public"."enum_takedowns_cause";
  DROP TYPE "public"."enum_takedowns_subject";
  DROP TYPE "public"."enum_users_role";`)
}
