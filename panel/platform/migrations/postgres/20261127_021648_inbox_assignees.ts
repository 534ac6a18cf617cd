import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "messages" ADD COLUMN "assigned_to_id" integer;
  ALTER TABLE "quotes" ADD COLUMN "assigned_to_id" integer;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "messages_assigned_to_idx" ON "messages" USING btree ("assigned_to_id");
  CREATE INDEX "quotes_assigned_to_idx" ON "quotes" USING btree ("assigned_to_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "messages" DROP CONSTRAINT "messages_assigned_to_id_users_id_fk";
  
  ALTER TABLE "quotes" DROP CONSTRAINT "quotes_assigned_to_id_users_id_fk";
  
  DROP INDEX "messages_assigned_to_idx";
  DROP INDEX "quotes_assigned_to_idx";
  ALTER TABLE "messages" DROP COLUMN "assigned_to_id";
  ALTER TABLE "quotes" DROP COLUMN "assigned_to_id";`)
}
