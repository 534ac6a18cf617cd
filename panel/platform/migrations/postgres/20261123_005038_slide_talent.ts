import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "slides" ADD COLUMN "talent_id" integer;
  ALTER TABLE "slides" ADD CONSTRAINT "slides_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "slides_talent_idx" ON "slides" USING btree ("talent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "slides" DROP CONSTRAINT "slides_talent_id_talents_id_fk";
  
  DROP INDEX "slides_talent_idx";
  ALTER TABLE "slides" DROP COLUMN "talent_id";`)
}
