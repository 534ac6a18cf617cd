import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_packages_talents_availability" AS ENUM('available', 'partly', 'on_hold');
  CREATE TYPE "public"."enum_packages_state" AS ENUM('open', 'closed', 'revoked');
  CREATE TYPE "public"."enum_packages_language" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_clients_country" AS ENUM('AF', 'ZA', 'AL', 'DE', 'AD', 'AO', 'AI', 'AQ', 'AG', 'SA', 'DZ', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BD', 'BB', 'BH', 'BE', 'BZ', 'BJ', 'BM', 'BY', 'BO', 'BA', 'BW', 'BR', 'BN', 'BG', 'BF', 'BI', 'BT', 'CV', 'CM', 'KH', 'CA', 'QA', 'KZ', 'TD', 'CL', 'CN', 'CY', 'VA', 'CO', 'KM', 'CD', 'KP', 'KR', 'CI', 'CR', 'HR', 'CU', 'CW', 'DK', 'DJ', 'DM', 'EG', 'SV', 'AE', 'EC', 'ER', 'SK', 'SI', 'ES', 'SZ', 'US', 'EE', 'ET', 'FJ', 'PH', 'FI', 'FR', 'GA', 'GM', 'GH', 'GE', 'GI', 'GD', 'GR', 'GL', 'GP', 'GU', 'GT', 'GG', 'GY', 'GF', 'GN', 'GQ', 'GW', 'HT', 'HN', 'HK', 'HU', 'YE', 'BV', 'CX', 'IM', 'NF', 'AX', 'KY', 'CC', 'CK', 'FO', 'GS', 'HM', 'FK', 'MP', 'MH', 'UM', 'PN', 'SB', 'TC', 'VI', 'VG', 'IN', 'ID', 'IR', 'IQ', 'IE', 'IS', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'XK', 'KW', 'LA', 'LS', 'LV', 'LB', 'LR', 'LY', 'LI', 'LT', 'LU', 'MO', 'MK', 'MG', 'MY', 'MW', 'MV', 'ML', 'MT', 'MA', 'MQ', 'MU', 'MR', 'YT', 'MX', 'MM', 'FM', 'MZ', 'MD', 'MC', 'MN', 'ME', 'MS', 'NA', 'NR', 'NP', 'NI', 'NE', 'NG', 'NU', 'NO', 'NC', 'NZ', 'OM', 'NL', 'BQ', 'PW', 'PA', 'PG', 'PK', 'PY', 'PE', 'PF', 'PL', 'PR', 'PT', 'KE', 'KG', 'KI', 'GB', 'CF', 'CG', 'DO', 'RE', 'RO', 'RW', 'RU', 'EH', 'WS', 'AS', 'SM', 'SH', 'LC', 'BL', 'KN', 'MF', 'PM', 'ST', 'VC', 'SC', 'SN', 'SL', 'RS', 'SG', 'SX', 'SY', 'SO', 'LK', 'SD', 'SS', 'SE', 'CH', 'SR', 'SJ', 'TJ', 'TH', 'TW', 'TZ', 'CZ', 'IO', 'TF', 'PS', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TM', 'TR', 'TV', 'UA', 'UG', 'UY', 'UZ', 'VU', 'VE', 'VN', 'WF', 'ZM', 'ZW');
  CREATE TABLE "packages_talents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"talent_id" integer,
  	"availability" "enum_packages_talents_availability",
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
  	"state" "enum_packages_state" DEFAULT 'open' NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"language" "enum_packages_language" DEFAULT 'pt' NOT NULL,
  	"max_picks" numeric,
  	"shows_measures" boolean DEFAULT true,
  	"shows_age" boolean DEFAULT false,
  	"shows_digitals" boolean DEFAULT false,
  	"version" numeric,
  	"quote" numeric,
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
  	"country" "enum_clients_country" DEFAULT 'BR' NOT NULL,
  	"notes" varchar,
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "packages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "clients_id" integer;
  ALTER TABLE "packages_talents" ADD CONSTRAINT "packages_talents_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packages_talents" ADD CONSTRAINT "packages_talents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages_people" ADD CONSTRAINT "packages_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages" ADD CONSTRAINT "packages_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packages_rels" ADD CONSTRAINT "packages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages_rels" ADD CONSTRAINT "packages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clients_people" ADD CONSTRAINT "clients_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "package_answers_updated_at_idx" ON "package_answers" USING btree ("updated_at");
  CREATE INDEX "package_answers_created_at_idx" ON "package_answers" USING btree ("created_at");
  CREATE INDEX "package_person_talent_idx" ON "package_answers" USING btree ("package","person","talent");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clients_fk" FOREIGN KEY ("clients_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_packages_id_idx" ON "payload_locked_documents_rels" USING btree ("packages_id");
  CREATE INDEX "payload_locked_documents_rels_clients_id_idx" ON "payload_locked_documents_rels" USING btree ("clients_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "packages_talents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "packages_people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "packages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "packages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "clients_people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "clients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "package_answers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "packages_talents" CASCADE;
  DROP TABLE "packages_people" CASCADE;
  DROP TABLE "packages" CASCADE;
  DROP TABLE "packages_rels" CASCADE;
  DROP TABLE "clients_people" CASCADE;
  DROP TABLE "clients" CASCADE;
  DROP TABLE "package_answers" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_packages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_clients_fk";
  
  DROP INDEX "payload_locked_documents_rels_packages_id_idx";
  DROP INDEX "payload_locked_documents_rels_clients_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "packages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "clients_id";
  DROP TYPE "public"."enum_packages_talents_availability";
  DROP TYPE "public"."enum_packages_state";
  DROP TYPE "public"."enum_packages_language";
  DROP TYPE "public"."enum_clients_country";`)
}
