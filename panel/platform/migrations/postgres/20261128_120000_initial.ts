import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_talents_video_provider" AS ENUM('youtube', 'vimeo');
  CREATE TYPE "public"."enum_talents_gender" AS ENUM('man', 'woman', 'other');
  CREATE TYPE "public"."enum_talents_nationality" AS ENUM('AF', 'ZA', 'AL', 'DE', 'AD', 'AO', 'AI', 'AQ', 'AG', 'SA', 'DZ', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BD', 'BB', 'BH', 'BE', 'BZ', 'BJ', 'BM', 'BY', 'BO', 'BA', 'BW', 'BR', 'BN', 'BG', 'BF', 'BI', 'BT', 'CV', 'CM', 'KH', 'CA', 'QA', 'KZ', 'TD', 'CL', 'CN', 'CY', 'VA', 'CO', 'KM', 'CD', 'KP', 'KR', 'CI', 'CR', 'HR', 'CU', 'CW', 'DK', 'DJ', 'DM', 'EG', 'SV', 'AE', 'EC', 'ER', 'SK', 'SI', 'ES', 'SZ', 'US', 'EE', 'ET', 'FJ', 'PH', 'FI', 'FR', 'GA', 'GM', 'GH', 'GE', 'GI', 'GD', 'GR', 'GL', 'GP', 'GU', 'GT', 'GG', 'GY', 'GF', 'GN', 'GQ', 'GW', 'HT', 'HN', 'HK', 'HU', 'YE', 'BV', 'CX', 'IM', 'NF', 'AX', 'KY', 'CC', 'CK', 'FO', 'GS', 'HM', 'FK', 'MP', 'MH', 'UM', 'PN', 'SB', 'TC', 'VI', 'VG', 'IN', 'ID', 'IR', 'IQ', 'IE', 'IS', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'XK', 'KW', 'LA', 'LS', 'LV', 'LB', 'LR', 'LY', 'LI', 'LT', 'LU', 'MO', 'MK', 'MG', 'MY', 'MW', 'MV', 'ML', 'MT', 'MA', 'MQ', 'MU', 'MR', 'YT', 'MX', 'MM', 'FM', 'MZ', 'MD', 'MC', 'MN', 'ME', 'MS', 'NA', 'NR', 'NP', 'NI', 'NE', 'NG', 'NU', 'NO', 'NC', 'NZ', 'OM', 'NL', 'BQ', 'PW', 'PA', 'PG', 'PK', 'PY', 'PE', 'PF', 'PL', 'PR', 'PT', 'KE', 'KG', 'KI', 'GB', 'CF', 'CG', 'DO', 'RE', 'RO', 'RW', 'RU', 'EH', 'WS', 'AS', 'SM', 'SH', 'LC', 'BL', 'KN', 'MF', 'PM', 'ST', 'VC', 'SC', 'SN', 'SL', 'RS', 'SG', 'SX', 'SY', 'SO', 'LK', 'SD', 'SS', 'SE', 'CH', 'SR', 'SJ', 'TJ', 'TH', 'TW', 'TZ', 'CZ', 'IO', 'TF', 'PS', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TM', 'TR', 'TV', 'UA', 'UG', 'UY', 'UZ', 'VU', 'VE', 'VN', 'WF', 'ZM', 'ZW');
  CREATE TYPE "public"."enum_talents_eyes" AS ENUM('amber', 'black', 'blue', 'dark_blue', 'light_blue', 'blue_green', 'blue_grey', 'brown', 'dark_brown', 'light_brown', 'green', 'dark_green', 'light_green', 'grey', 'hazel', 'honey', 'heterochromia');
  CREATE TYPE "public"."enum_talents_hair" AS ENUM('auburn', 'ash_blonde', 'blonde', 'dark_blonde', 'light_blonde', 'golden_blonde', 'honey_blonde', 'platinum_blonde', 'strawberry_blonde', 'black', 'blue_black', 'brown', 'dark_brown', 'light_brown', 'chestnut', 'golden_brown', 'caramel', 'copper', 'red', 'dark_red', 'grey', 'white', 'salt_and_pepper', 'bald', 'colored');
  CREATE TYPE "public"."enum_talents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_talents_downloads" AS ENUM('adults', 'yes', 'no');
  CREATE TYPE "public"."enum__talents_v_version_video_provider" AS ENUM('youtube', 'vimeo');
  CREATE TYPE "public"."enum__talents_v_version_gender" AS ENUM('man', 'woman', 'other');
  CREATE TYPE "public"."enum__talents_v_version_nationality" AS ENUM('AF', 'ZA', 'AL', 'DE', 'AD', 'AO', 'AI', 'AQ', 'AG', 'SA', 'DZ', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BD', 'BB', 'BH', 'BE', 'BZ', 'BJ', 'BM', 'BY', 'BO', 'BA', 'BW', 'BR', 'BN', 'BG', 'BF', 'BI', 'BT', 'CV', 'CM', 'KH', 'CA', 'QA', 'KZ', 'TD', 'CL', 'CN', 'CY', 'VA', 'CO', 'KM', 'CD', 'KP', 'KR', 'CI', 'CR', 'HR', 'CU', 'CW', 'DK', 'DJ', 'DM', 'EG', 'SV', 'AE', 'EC', 'ER', 'SK', 'SI', 'ES', 'SZ', 'US', 'EE', 'ET', 'FJ', 'PH', 'FI', 'FR', 'GA', 'GM', 'GH', 'GE', 'GI', 'GD', 'GR', 'GL', 'GP', 'GU', 'GT', 'GG', 'GY', 'GF', 'GN', 'GQ', 'GW', 'HT', 'HN', 'HK', 'HU', 'YE', 'BV', 'CX', 'IM', 'NF', 'AX', 'KY', 'CC', 'CK', 'FO', 'GS', 'HM', 'FK', 'MP', 'MH', 'UM', 'PN', 'SB', 'TC', 'VI', 'VG', 'IN', 'ID', 'IR', 'IQ', 'IE', 'IS', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'XK', 'KW', 'LA', 'LS', 'LV', 'LB', 'LR', 'LY', 'LI', 'LT', 'LU', 'MO', 'MK', 'MG', 'MY', 'MW', 'MV', 'ML', 'MT', 'MA', 'MQ', 'MU', 'MR', 'YT', 'MX', 'MM', 'FM', 'MZ', 'MD', 'MC', 'MN', 'ME', 'MS', 'NA', 'NR', 'NP', 'NI', 'NE', 'NG', 'NU', 'NO', 'NC', 'NZ', 'OM', 'NL', 'BQ', 'PW', 'PA', 'PG', 'PK', 'PY', 'PE', 'PF', 'PL', 'PR', 'PT', 'KE', 'KG', 'KI', 'GB', 'CF', 'CG', 'DO', 'RE', 'RO', 'RW', 'RU', 'EH', 'WS', 'AS', 'SM', 'SH', 'LC', 'BL', 'KN', 'MF', 'PM', 'ST', 'VC', 'SC', 'SN', 'SL', 'RS', 'SG', 'SX', 'SY', 'SO', 'LK', 'SD', 'SS', 'SE', 'CH', 'SR', 'SJ', 'TJ', 'TH', 'TW', 'TZ', 'CZ', 'IO', 'TF', 'PS', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TM', 'TR', 'TV', 'UA', 'UG', 'UY', 'UZ', 'VU', 'VE', 'VN', 'WF', 'ZM', 'ZW');
  CREATE TYPE "public"."enum__talents_v_version_eyes" AS ENUM('amber', 'black', 'blue', 'dark_blue', 'light_blue', 'blue_green', 'blue_grey', 'brown', 'dark_brown', 'light_brown', 'green', 'dark_green', 'light_green', 'grey', 'hazel', 'honey', 'heterochromia');
  CREATE TYPE "public"."enum__talents_v_version_hair" AS ENUM('auburn', 'ash_blonde', 'blonde', 'dark_blonde', 'light_blonde', 'golden_blonde', 'honey_blonde', 'platinum_blonde', 'strawberry_blonde', 'black', 'blue_black', 'brown', 'dark_brown', 'light_brown', 'chestnut', 'golden_brown', 'caramel', 'copper', 'red', 'dark_red', 'grey', 'white', 'salt_and_pepper', 'bald', 'colored');
  CREATE TYPE "public"."enum__talents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__talents_v_version_downloads" AS ENUM('adults', 'yes', 'no');
  CREATE TYPE "public"."enum_slides_type" AS ENUM('prehome', 'home', 'about');
  CREATE TYPE "public"."enum__slides_v_version_type" AS ENUM('prehome', 'home', 'about');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_posts_type" AS ENUM('blog', 'news');
  CREATE TYPE "public"."enum_posts_language" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_type" AS ENUM('blog', 'news');
  CREATE TYPE "public"."enum__posts_v_version_language" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_messages_status" AS ENUM('new', 'seen', 'answered', 'archived');
  CREATE TYPE "public"."enum_messages_language" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_quotes_status" AS ENUM('new', 'seen', 'answered', 'archived');
  CREATE TYPE "public"."enum_quotes_language" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_applications_outcome" AS ENUM('accepted', 'declined');
  CREATE TYPE "public"."enum_applications_status" AS ENUM('new', 'seen', 'answered', 'archived');
  CREATE TYPE "public"."enum_applications_language" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_packages_talents_availability" AS ENUM('available', 'partly', 'on_hold');
  CREATE TYPE "public"."enum_packages_state" AS ENUM('open', 'closed', 'revoked');
  CREATE TYPE "public"."enum_packages_language" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_packages_downloads" AS ENUM('none', 'light', 'full');
  CREATE TYPE "public"."enum_clients_country" AS ENUM('AF', 'ZA', 'AL', 'DE', 'AD', 'AO', 'AI', 'AQ', 'AG', 'SA', 'DZ', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BD', 'BB', 'BH', 'BE', 'BZ', 'BJ', 'BM', 'BY', 'BO', 'BA', 'BW', 'BR', 'BN', 'BG', 'BF', 'BI', 'BT', 'CV', 'CM', 'KH', 'CA', 'QA', 'KZ', 'TD', 'CL', 'CN', 'CY', 'VA', 'CO', 'KM', 'CD', 'KP', 'KR', 'CI', 'CR', 'HR', 'CU', 'CW', 'DK', 'DJ', 'DM', 'EG', 'SV', 'AE', 'EC', 'ER', 'SK', 'SI', 'ES', 'SZ', 'US', 'EE', 'ET', 'FJ', 'PH', 'FI', 'FR', 'GA', 'GM', 'GH', 'GE', 'GI', 'GD', 'GR', 'GL', 'GP', 'GU', 'GT', 'GG', 'GY', 'GF', 'GN', 'GQ', 'GW', 'HT', 'HN', 'HK', 'HU', 'YE', 'BV', 'CX', 'IM', 'NF', 'AX', 'KY', 'CC', 'CK', 'FO', 'GS', 'HM', 'FK', 'MP', 'MH', 'UM', 'PN', 'SB', 'TC', 'VI', 'VG', 'IN', 'ID', 'IR', 'IQ', 'IE', 'IS', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'XK', 'KW', 'LA', 'LS', 'LV', 'LB', 'LR', 'LY', 'LI', 'LT', 'LU', 'MO', 'MK', 'MG', 'MY', 'MW', 'MV', 'ML', 'MT', 'MA', 'MQ', 'MU', 'MR', 'YT', 'MX', 'MM', 'FM', 'MZ', 'MD', 'MC', 'MN', 'ME', 'MS', 'NA', 'NR', 'NP', 'NI', 'NE', 'NG', 'NU', 'NO', 'NC', 'NZ', 'OM', 'NL', 'BQ', 'PW', 'PA', 'PG', 'PK', 'PY', 'PE', 'PF', 'PL', 'PR', 'PT', 'KE', 'KG', 'KI', 'GB', 'CF', 'CG', 'DO', 'RE', 'RO', 'RW', 'RU', 'EH', 'WS', 'AS', 'SM', 'SH', 'LC', 'BL', 'KN', 'MF', 'PM', 'ST', 'VC', 'SC', 'SN', 'SL', 'RS', 'SG', 'SX', 'SY', 'SO', 'LK', 'SD', 'SS', 'SE', 'CH', 'SR', 'SJ', 'TJ', 'TH', 'TW', 'TZ', 'CZ', 'IO', 'TF', 'PS', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TM', 'TR', 'TV', 'UA', 'UG', 'UY', 'UZ', 'VU', 'VE', 'VN', 'WF', 'ZM', 'ZW');
  CREATE TYPE "public"."enum_deletions_kind" AS ENUM('messages', 'quotes', 'applications');
  CREATE TYPE "public"."enum_deletions_reason" AS ENUM('age', 'minor', 'asked', 'staff');
  CREATE TYPE "public"."enum_takedowns_cause" AS ENUM('pressed', 'unpublished', 'deleted', 'replaced', 'start');
  CREATE TYPE "public"."enum_takedowns_subject" AS ENUM('talents', 'media', 'slides', 'feed', 'posts');
  CREATE TYPE "public"."enum_audit_log_act" AS ENUM('create', 'save', 'publish', 'unpublish', 'trash', 'restore', 'version', 'bulk', 'delete', 'retention', 'sent', 'send', 'export', 'photo', 'takedown', 'device');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'manager', 'editor', 'booker');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('talents', 'messages', 'quotes', 'applications');
  CREATE TYPE "public"."enum_agency_hours_from" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum_agency_hours_to" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum__agency_v_version_hours_from" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum__agency_v_version_hours_to" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum_texts_menu_page" AS ENUM('home', 'talents', 'about', 'beAModel', 'blog', 'contact', 'favorites', 'models', 'casting', 'division');
  CREATE TYPE "public"."enum__texts_v_version_menu_page" AS ENUM('home', 'talents', 'about', 'beAModel', 'blog', 'contact', 'favorites', 'models', 'casting', 'division');
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
  	"agency_real_name" varchar,
  	"agency_phone" varchar,
  	"agency_email" varchar,
  	"agency_guardian_name" varchar,
  	"agency_guardian_phone" varchar,
  	"agency_guardian_email" varchar,
  	"agency_contract_until" timestamp(3) with time zone,
  	"agency_permit_until" timestamp(3) with time zone,
  	"agency_abroad" boolean DEFAULT false,
  	"agency_abroad_consent" varchar,
  	"agency_notes" varchar,
  	"status" "enum_talents_status" DEFAULT 'draft' NOT NULL,
  	"publish_at" timestamp(3) with time zone,
  	"hide_at" timestamp(3) with time zone,
  	"noindex" boolean DEFAULT false,
  	"downloads" "enum_talents_downloads" DEFAULT 'adults',
  	"saved_by" varchar,
  	"search" varchar,
  	"external_id" varchar,
  	"sort_name" varchar,
  	"figures_height" numeric,
  	"figures_bust" numeric,
  	"figures_waist" numeric,
  	"figures_hips" numeric,
  	"figures_chest" numeric,
  	"figures_weight" numeric,
  	"figures_jeans" numeric,
  	"figures_shirt" numeric,
  	"figures_suit" numeric,
  	"figures_shoes" numeric,
  	"was_public" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
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
  	"version_agency_abroad" boolean DEFAULT false,
  	"version_agency_abroad_consent" varchar,
  	"version_agency_notes" varchar,
  	"version_status" "enum__talents_v_version_status" DEFAULT 'draft' NOT NULL,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_hide_at" timestamp(3) with time zone,
  	"version_noindex" boolean DEFAULT false,
  	"version_downloads" "enum__talents_v_version_downloads" DEFAULT 'adults',
  	"version_saved_by" varchar,
  	"version_search" varchar,
  	"version_external_id" varchar,
  	"version_sort_name" varchar,
  	"version_figures_height" numeric,
  	"version_figures_bust" numeric,
  	"version_figures_waist" numeric,
  	"version_figures_hips" numeric,
  	"version_figures_chest" numeric,
  	"version_figures_weight" numeric,
  	"version_figures_jeans" numeric,
  	"version_figures_shirt" numeric,
  	"version_figures_suit" numeric,
  	"version_figures_shoes" numeric,
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
  
  CREATE TABLE "categories" (
  	"id" numeric PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"name_pt" varchar NOT NULL,
  	"name_en" varchar NOT NULL,
  	"title" varchar,
  	"is_internal" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "divisions" (
  	"id" numeric PRIMARY KEY NOT NULL,
  	"name_pt" varchar NOT NULL,
  	"name_en" varchar NOT NULL,
  	"title" varchar,
  	"category_id" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "skills" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name_pt" varchar NOT NULL,
  	"name_en" varchar NOT NULL,
  	"title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "slides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"type" "enum_slides_type" NOT NULL,
  	"slide_mobile_id" integer NOT NULL,
  	"slide_desktop_id" integer NOT NULL,
  	"talent_id" integer,
  	"alt_pt" varchar,
  	"alt_en" varchar,
  	"is_active" boolean DEFAULT true,
  	"publish_at" timestamp(3) with time zone,
  	"hide_at" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
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
  	"saved_by" varchar,
  	"search" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
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
  	"search" varchar,
  	"replaced_at" timestamp(3) with time zone,
  	"replaced_by" numeric,
  	"alt_pt" varchar,
  	"alt_en" varchar,
  	"taken_down" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"origin" varchar,
  	"reference" varchar NOT NULL,
  	"status" "enum_messages_status" DEFAULT 'new' NOT NULL,
  	"assigned_to_id" integer,
  	"notes" varchar,
  	"language" "enum_messages_language" NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"search" varchar,
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
  	"assigned_to_id" integer,
  	"notes" varchar,
  	"language" "enum_quotes_language" NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"search" varchar,
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
  	"follow_up_at" timestamp(3) with time zone,
  	"outcome" "enum_applications_outcome",
  	"talent" numeric,
  	"reminded_at" timestamp(3) with time zone,
  	"received_at" timestamp(3) with time zone,
  	"reference" varchar NOT NULL,
  	"status" "enum_applications_status" DEFAULT 'new' NOT NULL,
  	"assigned_to_id" integer,
  	"notes" varchar,
  	"language" "enum_applications_language" NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"search" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "packages_talents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"talent_id" integer,
  	"availability" "enum_packages_talents_availability",
  	"taken_down" boolean,
  	"note" varchar
  );
  
  CREATE TABLE "packages_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar
  );
  
  CREATE TABLE "packages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"client_id" integer,
  	"message" varchar,
  	"dates" varchar,
  	"state" "enum_packages_state" DEFAULT 'open' NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"language" "enum_packages_language" DEFAULT 'pt' NOT NULL,
  	"max_picks" numeric,
  	"shows_measures" boolean DEFAULT true,
  	"shows_age" boolean DEFAULT false,
  	"shows_digitals" boolean DEFAULT false,
  	"reminds" boolean DEFAULT true,
  	"shows_answers" boolean DEFAULT false,
  	"downloads" "enum_packages_downloads" DEFAULT 'none' NOT NULL,
  	"passcode_hash" varchar,
  	"version" numeric,
  	"quote" numeric,
  	"made_by" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "packages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "clients_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar
  );
  
  CREATE TABLE "clients" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company" varchar NOT NULL,
  	"country" "enum_clients_country" NOT NULL,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sendings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"talent" numeric NOT NULL,
  	"package" numeric NOT NULL,
  	"recipient" varchar NOT NULL,
  	"name" varchar,
  	"company" varchar,
  	"country" varchar,
  	"gone_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deletions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"kind" "enum_deletions_kind" NOT NULL,
  	"reason" "enum_deletions_reason" NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "photo_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"staff" numeric NOT NULL,
  	"application" numeric NOT NULL,
  	"photo" numeric NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"person" numeric,
  	"act" "enum_audit_log_act" NOT NULL,
  	"subject" varchar NOT NULL,
  	"entry" numeric,
  	"fields" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "roster_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"person" numeric NOT NULL,
  	"state" varchar DEFAULT 'read' NOT NULL,
  	"columns" jsonb,
  	"finished_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "roster_rows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"roster" numeric NOT NULL,
  	"line" numeric NOT NULL,
  	"state" varchar DEFAULT 'waiting' NOT NULL,
  	"external_id" varchar,
  	"talent" numeric,
  	"cells" jsonb,
  	"photos" jsonb,
  	"report" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "package_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"package" numeric NOT NULL,
  	"recipient" varchar NOT NULL,
  	"person" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"talent" numeric NOT NULL,
  	"pick" varchar DEFAULT '' NOT NULL,
  	"comment" varchar DEFAULT '' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "package_opens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"package" numeric NOT NULL,
  	"recipient" varchar NOT NULL,
  	"person" varchar,
  	"device" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "package_handovers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"package" numeric NOT NULL,
  	"person" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"until" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "package_reads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"package" numeric NOT NULL,
  	"talent" numeric NOT NULL,
  	"warnings" varchar NOT NULL,
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
  	"packages_id" integer,
  	"clients_id" integer,
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
  
  CREATE TABLE "agency_networks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "agency_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" "enum_agency_hours_from" NOT NULL,
  	"to" "enum_agency_hours_to",
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL
  );
  
  CREATE TABLE "agency_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role_pt" varchar,
  	"role_en" varchar,
  	"photo_id" integer
  );
  
  CREATE TABLE "agency" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"whatsapp" varchar,
  	"email" varchar,
  	"instagram" varchar,
  	"address" varchar,
  	"legal_name" varchar,
  	"cnpj" varchar,
  	"name" varchar,
  	"since" numeric,
  	"slogan_pt" varchar,
  	"slogan_en" varchar,
  	"statement_pt" varchar,
  	"statement_en" varchar,
  	"about_pt" jsonb,
  	"about_en" jsonb,
  	"clients" varchar,
  	"answer_days" numeric,
  	"reference_prefix" varchar,
  	"download_ending" varchar,
  	"place_id" integer,
  	"accent" varchar,
  	"mark" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_agency_v_version_networks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_agency_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" "enum__agency_v_version_hours_from" NOT NULL,
  	"to" "enum__agency_v_version_hours_to",
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_agency_v_version_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role_pt" varchar,
  	"role_en" varchar,
  	"photo_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_agency_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_phone" varchar,
  	"version_whatsapp" varchar,
  	"version_email" varchar,
  	"version_instagram" varchar,
  	"version_address" varchar,
  	"version_legal_name" varchar,
  	"version_cnpj" varchar,
  	"version_name" varchar,
  	"version_since" numeric,
  	"version_slogan_pt" varchar,
  	"version_slogan_en" varchar,
  	"version_statement_pt" varchar,
  	"version_statement_en" varchar,
  	"version_about_pt" jsonb,
  	"version_about_en" jsonb,
  	"version_clients" varchar,
  	"version_answer_days" numeric,
  	"version_reference_prefix" varchar,
  	"version_download_ending" varchar,
  	"version_place_id" integer,
  	"version_accent" varchar,
  	"version_mark" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "texts_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page" "enum_texts_menu_page" NOT NULL,
  	"division_id" numeric,
  	"label_pt" varchar,
  	"label_en" varchar
  );
  
  CREATE TABLE "texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"footer_promise_pt" varchar,
  	"footer_promise_en" varchar,
  	"home_intro_pt" varchar,
  	"home_intro_en" varchar,
  	"home_cast_pt" varchar,
  	"home_cast_en" varchar,
  	"home_be_a_model_pt" varchar,
  	"home_be_a_model_en" varchar,
  	"home_contact_pt" varchar,
  	"home_contact_en" varchar,
  	"about_title_pt" varchar,
  	"about_title_en" varchar,
  	"about_intro_pt" varchar,
  	"about_intro_en" varchar,
  	"contact_title_pt" varchar,
  	"contact_title_en" varchar,
  	"contact_intro_pt" varchar,
  	"contact_intro_en" varchar,
  	"contact_next_pt" varchar,
  	"contact_next_en" varchar,
  	"be_a_model_title_pt" varchar,
  	"be_a_model_title_en" varchar,
  	"be_a_model_intro_pt" varchar,
  	"be_a_model_intro_en" varchar,
  	"be_a_model_next_pt" varchar,
  	"be_a_model_next_en" varchar,
  	"be_a_model_sent_pt" varchar,
  	"be_a_model_sent_en" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_texts_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" "enum__texts_v_version_menu_page" NOT NULL,
  	"division_id" numeric,
  	"label_pt" varchar,
  	"label_en" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_footer_promise_pt" varchar,
  	"version_footer_promise_en" varchar,
  	"version_home_intro_pt" varchar,
  	"version_home_intro_en" varchar,
  	"version_home_cast_pt" varchar,
  	"version_home_cast_en" varchar,
  	"version_home_be_a_model_pt" varchar,
  	"version_home_be_a_model_en" varchar,
  	"version_home_contact_pt" varchar,
  	"version_home_contact_en" varchar,
  	"version_about_title_pt" varchar,
  	"version_about_title_en" varchar,
  	"version_about_intro_pt" varchar,
  	"version_about_intro_en" varchar,
  	"version_contact_title_pt" varchar,
  	"version_contact_title_en" varchar,
  	"version_contact_intro_pt" varchar,
  	"version_contact_intro_en" varchar,
  	"version_contact_next_pt" varchar,
  	"version_contact_next_en" varchar,
  	"version_be_a_model_title_pt" varchar,
  	"version_be_a_model_title_en" varchar,
  	"version_be_a_model_intro_pt" varchar,
  	"version_be_a_model_intro_en" varchar,
  	"version_be_a_model_next_pt" varchar,
  	"version_be_a_model_next_en" varchar,
  	"version_be_a_model_sent_pt" varchar,
  	"version_be_a_model_sent_en" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "downloads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_offered" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"accepted_pt" varchar,
  	"accepted_en" varchar,
  	"declined_pt" varchar,
  	"declined_en" varchar,
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
  	"saved_by" varchar,
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
  	"version_saved_by" varchar,
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
  ALTER TABLE "_talents_v_version_video" ADD CONSTRAINT "_talents_v_version_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v" ADD CONSTRAINT "_talents_v_parent_id_talents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v" ADD CONSTRAINT "_talents_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v" ADD CONSTRAINT "_talents_v_version_cover_web_id_media_id_fk" FOREIGN KEY ("version_cover_web_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v_rels" ADD CONSTRAINT "_talents_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_rels" ADD CONSTRAINT "_talents_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_rels" ADD CONSTRAINT "_talents_v_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_rels" ADD CONSTRAINT "_talents_v_rels_skills_fk" FOREIGN KEY ("skills_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_rels" ADD CONSTRAINT "_talents_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "divisions" ADD CONSTRAINT "divisions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "slides" ADD CONSTRAINT "slides_slide_mobile_id_media_id_fk" FOREIGN KEY ("slide_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "slides" ADD CONSTRAINT "slides_slide_desktop_id_media_id_fk" FOREIGN KEY ("slide_desktop_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "slides" ADD CONSTRAINT "slides_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_parent_id_slides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."slides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_version_slide_mobile_id_media_id_fk" FOREIGN KEY ("version_slide_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_version_slide_desktop_id_media_id_fk" FOREIGN KEY ("version_slide_desktop_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_version_talent_id_talents_id_fk" FOREIGN KEY ("version_talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed" ADD CONSTRAINT "feed_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packages_talents" ADD CONSTRAINT "packages_talents_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packages_talents" ADD CONSTRAINT "packages_talents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages_people" ADD CONSTRAINT "packages_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages" ADD CONSTRAINT "packages_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packages_rels" ADD CONSTRAINT "packages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages_rels" ADD CONSTRAINT "packages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clients_people" ADD CONSTRAINT "clients_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clients_fk" FOREIGN KEY ("clients_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gone_talents_fk" FOREIGN KEY ("gone_talents_id") REFERENCES "public"."gone_talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_revalidations_fk" FOREIGN KEY ("revalidations_id") REFERENCES "public"."revalidations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agency_networks" ADD CONSTRAINT "agency_networks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agency_hours" ADD CONSTRAINT "agency_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agency_people" ADD CONSTRAINT "agency_people_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "agency_people" ADD CONSTRAINT "agency_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agency" ADD CONSTRAINT "agency_place_id_media_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_agency_v_version_networks" ADD CONSTRAINT "_agency_v_version_networks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_agency_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_agency_v_version_hours" ADD CONSTRAINT "_agency_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_agency_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_agency_v_version_people" ADD CONSTRAINT "_agency_v_version_people_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_agency_v_version_people" ADD CONSTRAINT "_agency_v_version_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_agency_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_agency_v" ADD CONSTRAINT "_agency_v_version_place_id_media_id_fk" FOREIGN KEY ("version_place_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "texts_menu" ADD CONSTRAINT "texts_menu_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "texts_menu" ADD CONSTRAINT "texts_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_texts_v_version_menu" ADD CONSTRAINT "_texts_v_version_menu_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_texts_v_version_menu" ADD CONSTRAINT "_texts_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "talents_video_order_idx" ON "talents_video" USING btree ("_order");
  CREATE INDEX "talents_video_parent_id_idx" ON "talents_video" USING btree ("_parent_id");
  CREATE INDEX "talents_name_idx" ON "talents" USING btree ("name");
  CREATE INDEX "talents_cover_idx" ON "talents" USING btree ("cover_id");
  CREATE INDEX "talents_cover_web_idx" ON "talents" USING btree ("cover_web_id");
  CREATE INDEX "talents_status_idx" ON "talents" USING btree ("status");
  CREATE INDEX "talents_publish_at_idx" ON "talents" USING btree ("publish_at");
  CREATE INDEX "talents_hide_at_idx" ON "talents" USING btree ("hide_at");
  CREATE INDEX "talents_search_idx" ON "talents" USING btree ("search");
  CREATE INDEX "talents_external_id_idx" ON "talents" USING btree ("external_id");
  CREATE INDEX "talents_sort_name_idx" ON "talents" USING btree ("sort_name");
  CREATE INDEX "talents_updated_at_idx" ON "talents" USING btree ("updated_at");
  CREATE INDEX "talents_created_at_idx" ON "talents" USING btree ("created_at");
  CREATE INDEX "talents_deleted_at_idx" ON "talents" USING btree ("deleted_at");
  CREATE INDEX "deletedAt_sort_name_createdAt_idx" ON "talents" USING btree ("deleted_at","sort_name","created_at");
  CREATE INDEX "talents_rels_order_idx" ON "talents_rels" USING btree ("order");
  CREATE INDEX "talents_rels_parent_idx" ON "talents_rels" USING btree ("parent_id");
  CREATE INDEX "talents_rels_path_idx" ON "talents_rels" USING btree ("path");
  CREATE INDEX "talents_rels_categories_id_idx" ON "talents_rels" USING btree ("categories_id");
  CREATE INDEX "talents_rels_divisions_id_idx" ON "talents_rels" USING btree ("divisions_id");
  CREATE INDEX "talents_rels_skills_id_idx" ON "talents_rels" USING btree ("skills_id");
  CREATE INDEX "talents_rels_media_id_idx" ON "talents_rels" USING btree ("media_id");
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
  CREATE INDEX "_talents_v_version_version_sort_name_idx" ON "_talents_v" USING btree ("version_sort_name");
  CREATE INDEX "_talents_v_version_version_updated_at_idx" ON "_talents_v" USING btree ("version_updated_at");
  CREATE INDEX "_talents_v_version_version_created_at_idx" ON "_talents_v" USING btree ("version_created_at");
  CREATE INDEX "_talents_v_version_version_deleted_at_idx" ON "_talents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_talents_v_created_at_idx" ON "_talents_v" USING btree ("created_at");
  CREATE INDEX "_talents_v_updated_at_idx" ON "_talents_v" USING btree ("updated_at");
  CREATE INDEX "version_deletedAt_version_sort_name_version_createdAt_idx" ON "_talents_v" USING btree ("version_deleted_at","version_sort_name","version_created_at");
  CREATE INDEX "_talents_v_rels_order_idx" ON "_talents_v_rels" USING btree ("order");
  CREATE INDEX "_talents_v_rels_parent_idx" ON "_talents_v_rels" USING btree ("parent_id");
  CREATE INDEX "_talents_v_rels_path_idx" ON "_talents_v_rels" USING btree ("path");
  CREATE INDEX "_talents_v_rels_categories_id_idx" ON "_talents_v_rels" USING btree ("categories_id");
  CREATE INDEX "_talents_v_rels_divisions_id_idx" ON "_talents_v_rels" USING btree ("divisions_id");
  CREATE INDEX "_talents_v_rels_skills_id_idx" ON "_talents_v_rels" USING btree ("skills_id");
  CREATE INDEX "_talents_v_rels_media_id_idx" ON "_talents_v_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "categories_key_idx" ON "categories" USING btree ("key");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "divisions_category_idx" ON "divisions" USING btree ("category_id");
  CREATE INDEX "divisions_updated_at_idx" ON "divisions" USING btree ("updated_at");
  CREATE INDEX "divisions_created_at_idx" ON "divisions" USING btree ("created_at");
  CREATE INDEX "divisions_deleted_at_idx" ON "divisions" USING btree ("deleted_at");
  CREATE INDEX "skills_updated_at_idx" ON "skills" USING btree ("updated_at");
  CREATE INDEX "skills_created_at_idx" ON "skills" USING btree ("created_at");
  CREATE INDEX "skills_deleted_at_idx" ON "skills" USING btree ("deleted_at");
  CREATE INDEX "slides__order_idx" ON "slides" USING btree ("_order");
  CREATE INDEX "slides_type_idx" ON "slides" USING btree ("type");
  CREATE INDEX "slides_slide_mobile_idx" ON "slides" USING btree ("slide_mobile_id");
  CREATE INDEX "slides_slide_desktop_idx" ON "slides" USING btree ("slide_desktop_id");
  CREATE INDEX "slides_talent_idx" ON "slides" USING btree ("talent_id");
  CREATE INDEX "slides_publish_at_idx" ON "slides" USING btree ("publish_at");
  CREATE INDEX "slides_hide_at_idx" ON "slides" USING btree ("hide_at");
  CREATE INDEX "slides_updated_at_idx" ON "slides" USING btree ("updated_at");
  CREATE INDEX "slides_created_at_idx" ON "slides" USING btree ("created_at");
  CREATE INDEX "slides_deleted_at_idx" ON "slides" USING btree ("deleted_at");
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
  CREATE INDEX "posts_cover_idx" ON "posts" USING btree ("cover_id");
  CREATE INDEX "posts_status_idx" ON "posts" USING btree ("status");
  CREATE INDEX "posts_batch_idx" ON "posts" USING btree ("batch");
  CREATE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_search_idx" ON "posts" USING btree ("search");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "type_language_slug_idx" ON "posts" USING btree ("type","language","slug");
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
  CREATE INDEX "feed_image_idx" ON "feed" USING btree ("image_id");
  CREATE INDEX "feed_taken_at_idx" ON "feed" USING btree ("taken_at");
  CREATE INDEX "feed_updated_at_idx" ON "feed" USING btree ("updated_at");
  CREATE INDEX "feed_created_at_idx" ON "feed" USING btree ("created_at");
  CREATE INDEX "media_search_idx" ON "media" USING btree ("search");
  CREATE INDEX "media_replaced_by_idx" ON "media" USING btree ("replaced_by");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumb_sizes_thumb_filename_idx" ON "media" USING btree ("sizes_thumb_filename");
  CREATE INDEX "media_sizes_web_sizes_web_filename_idx" ON "media" USING btree ("sizes_web_filename");
  CREATE UNIQUE INDEX "messages_origin_idx" ON "messages" USING btree ("origin");
  CREATE UNIQUE INDEX "messages_reference_idx" ON "messages" USING btree ("reference");
  CREATE INDEX "messages_status_idx" ON "messages" USING btree ("status");
  CREATE INDEX "messages_assigned_to_idx" ON "messages" USING btree ("assigned_to_id");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "messages_search_idx" ON "messages" USING btree ("search");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE UNIQUE INDEX "quotes_reference_idx" ON "quotes" USING btree ("reference");
  CREATE INDEX "quotes_status_idx" ON "quotes" USING btree ("status");
  CREATE INDEX "quotes_assigned_to_idx" ON "quotes" USING btree ("assigned_to_id");
  CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
  CREATE INDEX "quotes_search_idx" ON "quotes" USING btree ("search");
  CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
  CREATE INDEX "applications_is_minor_idx" ON "applications" USING btree ("is_minor");
  CREATE INDEX "applications_received_at_idx" ON "applications" USING btree ("received_at");
  CREATE UNIQUE INDEX "applications_reference_idx" ON "applications" USING btree ("reference");
  CREATE INDEX "applications_status_idx" ON "applications" USING btree ("status");
  CREATE INDEX "applications_assigned_to_idx" ON "applications" USING btree ("assigned_to_id");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE INDEX "applications_search_idx" ON "applications" USING btree ("search");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_deleted_at_idx" ON "applications" USING btree ("deleted_at");
  CREATE INDEX "packages_talents_order_idx" ON "packages_talents" USING btree ("_order");
  CREATE INDEX "packages_talents_parent_id_idx" ON "packages_talents" USING btree ("_parent_id");
  CREATE INDEX "packages_talents_talent_idx" ON "packages_talents" USING btree ("talent_id");
  CREATE INDEX "packages_people_order_idx" ON "packages_people" USING btree ("_order");
  CREATE INDEX "packages_people_parent_id_idx" ON "packages_people" USING btree ("_parent_id");
  CREATE INDEX "packages_client_idx" ON "packages" USING btree ("client_id");
  CREATE INDEX "packages_state_idx" ON "packages" USING btree ("state");
  CREATE INDEX "packages_expires_at_idx" ON "packages" USING btree ("expires_at");
  CREATE INDEX "packages_quote_idx" ON "packages" USING btree ("quote");
  CREATE INDEX "packages_updated_at_idx" ON "packages" USING btree ("updated_at");
  CREATE INDEX "packages_created_at_idx" ON "packages" USING btree ("created_at");
  CREATE INDEX "packages_rels_order_idx" ON "packages_rels" USING btree ("order");
  CREATE INDEX "packages_rels_parent_idx" ON "packages_rels" USING btree ("parent_id");
  CREATE INDEX "packages_rels_path_idx" ON "packages_rels" USING btree ("path");
  CREATE INDEX "packages_rels_media_id_idx" ON "packages_rels" USING btree ("media_id");
  CREATE INDEX "clients_people_order_idx" ON "clients_people" USING btree ("_order");
  CREATE INDEX "clients_people_parent_id_idx" ON "clients_people" USING btree ("_parent_id");
  CREATE INDEX "clients_company_idx" ON "clients" USING btree ("company");
  CREATE INDEX "clients_updated_at_idx" ON "clients" USING btree ("updated_at");
  CREATE INDEX "clients_created_at_idx" ON "clients" USING btree ("created_at");
  CREATE INDEX "sendings_package_idx" ON "sendings" USING btree ("package");
  CREATE INDEX "sendings_gone_at_idx" ON "sendings" USING btree ("gone_at");
  CREATE INDEX "sendings_created_at_idx" ON "sendings" USING btree ("created_at");
  CREATE INDEX "sendings_updated_at_idx" ON "sendings" USING btree ("updated_at");
  CREATE UNIQUE INDEX "talent_package_recipient_idx" ON "sendings" USING btree ("talent","package","recipient");
  CREATE INDEX "deletions_created_at_idx" ON "deletions" USING btree ("created_at");
  CREATE INDEX "deletions_updated_at_idx" ON "deletions" USING btree ("updated_at");
  CREATE INDEX "photo_views_staff_idx" ON "photo_views" USING btree ("staff");
  CREATE INDEX "photo_views_application_idx" ON "photo_views" USING btree ("application");
  CREATE INDEX "photo_views_created_at_idx" ON "photo_views" USING btree ("created_at");
  CREATE INDEX "photo_views_updated_at_idx" ON "photo_views" USING btree ("updated_at");
  CREATE INDEX "takedowns_told_at_idx" ON "takedowns" USING btree ("told_at");
  CREATE INDEX "takedowns_created_at_idx" ON "takedowns" USING btree ("created_at");
  CREATE INDEX "takedowns_updated_at_idx" ON "takedowns" USING btree ("updated_at");
  CREATE INDEX "audit_log_person_idx" ON "audit_log" USING btree ("person");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "subject_entry_act_idx" ON "audit_log" USING btree ("subject","entry","act");
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
  CREATE INDEX "talent_counts_week_idx" ON "talent_counts" USING btree ("week");
  CREATE INDEX "talent_counts_updated_at_idx" ON "talent_counts" USING btree ("updated_at");
  CREATE INDEX "talent_counts_created_at_idx" ON "talent_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "talent_week_idx" ON "talent_counts" USING btree ("talent","week");
  CREATE INDEX "roster_imports_state_idx" ON "roster_imports" USING btree ("state");
  CREATE INDEX "roster_imports_updated_at_idx" ON "roster_imports" USING btree ("updated_at");
  CREATE INDEX "roster_imports_created_at_idx" ON "roster_imports" USING btree ("created_at");
  CREATE INDEX "roster_rows_roster_idx" ON "roster_rows" USING btree ("roster");
  CREATE INDEX "roster_rows_updated_at_idx" ON "roster_rows" USING btree ("updated_at");
  CREATE INDEX "roster_rows_created_at_idx" ON "roster_rows" USING btree ("created_at");
  CREATE INDEX "roster_state_idx" ON "roster_rows" USING btree ("roster","state");
  CREATE UNIQUE INDEX "roster_line_idx" ON "roster_rows" USING btree ("roster","line");
  CREATE INDEX "package_answers_updated_at_idx" ON "package_answers" USING btree ("updated_at");
  CREATE INDEX "package_answers_created_at_idx" ON "package_answers" USING btree ("created_at");
  CREATE INDEX "package_person_talent_idx" ON "package_answers" USING btree ("package","person","talent");
  CREATE INDEX "package_opens_package_idx" ON "package_opens" USING btree ("package");
  CREATE INDEX "package_opens_updated_at_idx" ON "package_opens" USING btree ("updated_at");
  CREATE INDEX "package_opens_created_at_idx" ON "package_opens" USING btree ("created_at");
  CREATE INDEX "package_handovers_updated_at_idx" ON "package_handovers" USING btree ("updated_at");
  CREATE INDEX "package_handovers_created_at_idx" ON "package_handovers" USING btree ("created_at");
  CREATE INDEX "package_code_idx" ON "package_handovers" USING btree ("package","code");
  CREATE INDEX "package_reads_updated_at_idx" ON "package_reads" USING btree ("updated_at");
  CREATE INDEX "package_reads_created_at_idx" ON "package_reads" USING btree ("created_at");
  CREATE UNIQUE INDEX "package_talent_idx" ON "package_reads" USING btree ("package","talent");
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
  CREATE INDEX "payload_locked_documents_rels_packages_id_idx" ON "payload_locked_documents_rels" USING btree ("packages_id");
  CREATE INDEX "payload_locked_documents_rels_clients_id_idx" ON "payload_locked_documents_rels" USING btree ("clients_id");
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
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  CREATE INDEX "agency_networks_order_idx" ON "agency_networks" USING btree ("_order");
  CREATE INDEX "agency_networks_parent_id_idx" ON "agency_networks" USING btree ("_parent_id");
  CREATE INDEX "agency_hours_order_idx" ON "agency_hours" USING btree ("_order");
  CREATE INDEX "agency_hours_parent_id_idx" ON "agency_hours" USING btree ("_parent_id");
  CREATE INDEX "agency_people_order_idx" ON "agency_people" USING btree ("_order");
  CREATE INDEX "agency_people_parent_id_idx" ON "agency_people" USING btree ("_parent_id");
  CREATE INDEX "agency_people_photo_idx" ON "agency_people" USING btree ("photo_id");
  CREATE INDEX "agency_place_idx" ON "agency" USING btree ("place_id");
  CREATE INDEX "_agency_v_version_networks_order_idx" ON "_agency_v_version_networks" USING btree ("_order");
  CREATE INDEX "_agency_v_version_networks_parent_id_idx" ON "_agency_v_version_networks" USING btree ("_parent_id");
  CREATE INDEX "_agency_v_version_hours_order_idx" ON "_agency_v_version_hours" USING btree ("_order");
  CREATE INDEX "_agency_v_version_hours_parent_id_idx" ON "_agency_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_agency_v_version_people_order_idx" ON "_agency_v_version_people" USING btree ("_order");
  CREATE INDEX "_agency_v_version_people_parent_id_idx" ON "_agency_v_version_people" USING btree ("_parent_id");
  CREATE INDEX "_agency_v_version_people_photo_idx" ON "_agency_v_version_people" USING btree ("photo_id");
  CREATE INDEX "_agency_v_version_version_place_idx" ON "_agency_v" USING btree ("version_place_id");
  CREATE INDEX "_agency_v_created_at_idx" ON "_agency_v" USING btree ("created_at");
  CREATE INDEX "_agency_v_updated_at_idx" ON "_agency_v" USING btree ("updated_at");
  CREATE INDEX "texts_menu_order_idx" ON "texts_menu" USING btree ("_order");
  CREATE INDEX "texts_menu_parent_id_idx" ON "texts_menu" USING btree ("_parent_id");
  CREATE INDEX "texts_menu_division_idx" ON "texts_menu" USING btree ("division_id");
  CREATE INDEX "_texts_v_version_menu_order_idx" ON "_texts_v_version_menu" USING btree ("_order");
  CREATE INDEX "_texts_v_version_menu_parent_id_idx" ON "_texts_v_version_menu" USING btree ("_parent_id");
  CREATE INDEX "_texts_v_version_menu_division_idx" ON "_texts_v_version_menu" USING btree ("division_id");
  CREATE INDEX "_texts_v_created_at_idx" ON "_texts_v" USING btree ("created_at");
  CREATE INDEX "_texts_v_updated_at_idx" ON "_texts_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_v_created_at_idx" ON "_privacy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_v_updated_at_idx" ON "_privacy_v" USING btree ("updated_at");`)
}
