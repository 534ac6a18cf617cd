import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "applications" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "applications_deleted_at_idx" ON "applications" USING btree ("deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "applications_deleted_at_idx";
  ALTER TABLE "applications" DROP COLUMN "deleted_at";`)
}
