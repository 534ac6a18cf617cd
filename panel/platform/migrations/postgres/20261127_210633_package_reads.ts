import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "package_reads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"package" numeric NOT NULL,
  	"talent" numeric NOT NULL,
  	"warnings" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "package_reads_updated_at_idx" ON "package_reads" USING btree ("updated_at");
  CREATE INDEX "package_reads_created_at_idx" ON "package_reads" USING btree ("created_at");
  CREATE UNIQUE INDEX "package_talent_idx" ON "package_reads" USING btree ("package","talent");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "package_reads" CASCADE;`)
}
