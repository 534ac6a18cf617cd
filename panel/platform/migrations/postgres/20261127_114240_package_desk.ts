import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_act" ADD VALUE 'sent' BEFORE 'send';
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
  
  ALTER TABLE "talents" ADD COLUMN "agency_abroad" boolean DEFAULT false;
  ALTER TABLE "talents" ADD COLUMN "agency_abroad_consent" varchar;
  ALTER TABLE "_talents_v" ADD COLUMN "version_agency_abroad" boolean DEFAULT false;
  ALTER TABLE "_talents_v" ADD COLUMN "version_agency_abroad_consent" varchar;
  ALTER TABLE "messages" ADD COLUMN "origin" varchar;
  ALTER TABLE "packages" ADD COLUMN "dates" varchar;
  ALTER TABLE "packages" ADD COLUMN "reminds" boolean DEFAULT true;
  ALTER TABLE "packages" ADD COLUMN "made_by" numeric;
  CREATE INDEX "sendings_package_idx" ON "sendings" USING btree ("package");
  CREATE INDEX "sendings_gone_at_idx" ON "sendings" USING btree ("gone_at");
  CREATE INDEX "sendings_created_at_idx" ON "sendings" USING btree ("created_at");
  CREATE INDEX "sendings_updated_at_idx" ON "sendings" USING btree ("updated_at");
  CREATE UNIQUE INDEX "talent_package_recipient_idx" ON "sendings" USING btree ("talent","package","recipient");
  CREATE UNIQUE INDEX "messages_origin_idx" ON "messages" USING btree ("origin");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sendings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sendings" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_act";
  CREATE TYPE "public"."enum_audit_log_act" AS ENUM('create', 'save', 'publish', 'unpublish', 'trash', 'restore', 'version', 'bulk', 'delete', 'retention', 'send', 'export', 'photo', 'takedown', 'device');
  ALTER TABLE "audit_log" ALTER COLUMN "act" SET DATA TYPE "public"."enum_audit_log_act" USING "act"::"public"."enum_audit_log_act";
  DROP INDEX "messages_origin_idx";
  ALTER TABLE "talents" DROP COLUMN "agency_abroad";
  ALTER TABLE "talents" DROP COLUMN "agency_abroad_consent";
  ALTER TABLE "_talents_v" DROP COLUMN "version_agency_abroad";
  ALTER TABLE "_talents_v" DROP COLUMN "version_agency_abroad_consent";
  ALTER TABLE "messages" DROP COLUMN "origin";
  ALTER TABLE "packages" DROP COLUMN "dates";
  ALTER TABLE "packages" DROP COLUMN "reminds";
  ALTER TABLE "packages" DROP COLUMN "made_by";`)
}
