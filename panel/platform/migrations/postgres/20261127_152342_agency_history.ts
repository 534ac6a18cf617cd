import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__agency_v_version_hours_from" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum__agency_v_version_hours_to" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
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
  
  ALTER TABLE "agency" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_agency_v_version_networks" ADD CONSTRAINT "_agency_v_version_networks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_agency_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_agency_v_version_hours" ADD CONSTRAINT "_agency_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_agency_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_agency_v_version_people" ADD CONSTRAINT "_agency_v_version_people_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_agency_v_version_people" ADD CONSTRAINT "_agency_v_version_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_agency_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_agency_v" ADD CONSTRAINT "_agency_v_version_place_id_media_id_fk" FOREIGN KEY ("version_place_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_agency_v_version_networks_order_idx" ON "_agency_v_version_networks" USING btree ("_order");
  CREATE INDEX "_agency_v_version_networks_parent_id_idx" ON "_agency_v_version_networks" USING btree ("_parent_id");
  CREATE INDEX "_agency_v_version_hours_order_idx" ON "_agency_v_version_hours" USING btree ("_order");
  CREATE INDEX "_agency_v_version_hours_parent_id_idx" ON "_agency_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_agency_v_version_people_order_idx" ON "_agency_v_version_people" USING btree ("_order");
  CREATE INDEX "_agency_v_version_people_parent_id_idx" ON "_agency_v_version_people" USING btree ("_parent_id");
  CREATE INDEX "_agency_v_version_people_photo_idx" ON "_agency_v_version_people" USING btree ("photo_id");
  CREATE INDEX "_agency_v_version_version_place_idx" ON "_agency_v" USING btree ("version_place_id");
  CREATE INDEX "_agency_v_created_at_idx" ON "_agency_v" USING btree ("created_at");
  CREATE INDEX "_agency_v_updated_at_idx" ON "_agency_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "_agency_v_version_networks" CASCADE;
  DROP TABLE "_agency_v_version_hours" CASCADE;
  DROP TABLE "_agency_v_version_people" CASCADE;
  DROP TABLE "_agency_v" CASCADE;
  ALTER TABLE "agency" DROP COLUMN "saved_by";
  DROP TYPE "public"."enum__agency_v_version_hours_from";
  DROP TYPE "public"."enum__agency_v_version_hours_to";`)
}
