import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "divisions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "skills" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "divisions_deleted_at_idx" ON "divisions" USING btree ("deleted_at");
  CREATE INDEX "skills_deleted_at_idx" ON "skills" USING btree ("deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "categories_deleted_at_idx";
  DROP INDEX "divisions_deleted_at_idx";
  DROP INDEX "skills_deleted_at_idx";
  ALTER TABLE "categories" DROP COLUMN "deleted_at";
  ALTER TABLE "divisions" DROP COLUMN "deleted_at";
  ALTER TABLE "skills" DROP COLUMN "deleted_at";`)
}
