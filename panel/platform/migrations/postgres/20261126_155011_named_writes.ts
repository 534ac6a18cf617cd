import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_log_act" AS ENUM('create', 'save', 'publish', 'unpublish', 'trash', 'restore', 'version', 'bulk', 'delete', 'retention', 'send', 'export', 'photo', 'takedown', 'device');
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"person" numeric,
  	"act" "enum_audit_log_act" NOT NULL,
  	"subject" varchar NOT NULL,
  	"entry" numeric,
  	"fields" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "applications" ADD COLUMN "received_at" timestamp(3) with time zone;
  UPDATE "applications" SET "received_at" = "created_at";
  CREATE INDEX "audit_log_person_idx" ON "audit_log" USING btree ("person");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "subject_entry_act_idx" ON "audit_log" USING btree ("subject","entry","act");
  CREATE INDEX "applications_received_at_idx" ON "applications" USING btree ("received_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "audit_log" CASCADE;
  DROP INDEX "applications_received_at_idx";
  ALTER TABLE "applications" DROP COLUMN "received_at";
  DROP TYPE "public"."enum_audit_log_act";`)
}
