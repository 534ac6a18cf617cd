import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_agency_hours_from" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum_agency_hours_to" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
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
  
  ALTER TABLE "agency" ADD COLUMN "instagram" varchar;
  ALTER TABLE "agency" ADD COLUMN "legal_name" varchar;
  ALTER TABLE "agency" ADD COLUMN "cnpj" varchar;
  ALTER TABLE "agency" ADD COLUMN "clients" varchar;
  ALTER TABLE "agency" ADD COLUMN "place_id" integer;
  ALTER TABLE "agency_networks" ADD CONSTRAINT "agency_networks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agency_hours" ADD CONSTRAINT "agency_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agency_people" ADD CONSTRAINT "agency_people_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "agency_people" ADD CONSTRAINT "agency_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "agency_networks_order_idx" ON "agency_networks" USING btree ("_order");
  CREATE INDEX "agency_networks_parent_id_idx" ON "agency_networks" USING btree ("_parent_id");
  CREATE INDEX "agency_hours_order_idx" ON "agency_hours" USING btree ("_order");
  CREATE INDEX "agency_hours_parent_id_idx" ON "agency_hours" USING btree ("_parent_id");
  CREATE INDEX "agency_people_order_idx" ON "agency_people" USING btree ("_order");
  CREATE INDEX "agency_people_parent_id_idx" ON "agency_people" USING btree ("_parent_id");
  CREATE INDEX "agency_people_photo_idx" ON "agency_people" USING btree ("photo_id");
  ALTER TABLE "agency" ADD CONSTRAINT "agency_place_id_media_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "agency_place_idx" ON "agency" USING btree ("place_id");
  INSERT INTO agency (updated_at, created_at) SELECT updated_at, created_at FROM social WHERE NOT EXISTS (SELECT 1 FROM agency) LIMIT 1;
  UPDATE agency SET
    instagram = (SELECT nullif(instagram, '') FROM social LIMIT 1),
    whatsapp = coalesce((SELECT nullif(whatsapp, '') FROM social LIMIT 1), whatsapp),
    email = coalesce((SELECT nullif(replace(email, 'mailto:', ''), '') FROM social LIMIT 1), email)
  WHERE EXISTS (SELECT 1 FROM social);
  ALTER TABLE "social" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "social" CASCADE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "social" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"instagram" varchar,
  	"whatsapp" varchar,
  	"email" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "agency_networks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "agency_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "agency_people" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "agency_networks" CASCADE;
  DROP TABLE "agency_hours" CASCADE;
  DROP TABLE "agency_people" CASCADE;
  ALTER TABLE "agency" DROP CONSTRAINT "agency_place_id_media_id_fk";
  
  DROP INDEX "agency_place_idx";
  ALTER TABLE "agency" DROP COLUMN "instagram";
  ALTER TABLE "agency" DROP COLUMN "legal_name";
  ALTER TABLE "agency" DROP COLUMN "cnpj";
  ALTER TABLE "agency" DROP COLUMN "clients";
  ALTER TABLE "agency" DROP COLUMN "place_id";
  DROP TYPE "public"."enum_agency_hours_from";
  DROP TYPE "public"."enum_agency_hours_to";`)
}
