import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_packages_talents_availability" ADD VALUE 'reserved';
  ALTER TABLE "packages_people" ADD COLUMN "whatsapp" varchar;
  ALTER TABLE "clients_people" ADD COLUMN "whatsapp" varchar;`)
}
