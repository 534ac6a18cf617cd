import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_packages_downloads" AS ENUM('none', 'light', 'full');
  CREATE TABLE "package_opens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"package" numeric NOT NULL,
  	"recipient" varchar NOT NULL,
  	"person" varchar,
  	"device" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "package_handovers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"package" numeric NOT NULL,
  	"person" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"until" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "packages" ADD COLUMN "shows_answers" boolean DEFAULT false;
  ALTER TABLE "packages" ADD COLUMN "downloads" "enum_packages_downloads" DEFAULT 'none' NOT NULL;
  ALTER TABLE "packages" ADD COLUMN "passcode_hash" varchar;
  CREATE INDEX "package_opens_package_idx" ON "package_opens" USING btree ("package");
  CREATE INDEX "package_opens_updated_at_idx" ON "package_opens" USING btree ("updated_at");
  CREATE INDEX "package_opens_created_at_idx" ON "package_opens" USING btree ("created_at");
  CREATE INDEX "package_handovers_updated_at_idx" ON "package_handovers" USING btree ("updated_at");
  CREATE INDEX "package_handovers_created_at_idx" ON "package_handovers" USING btree ("created_at");
  CREATE INDEX "package_code_idx" ON "package_handovers" USING btree ("package","code");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "package_opens" CASCADE;
  DROP TABLE "package_handovers" CASCADE;
  ALTER TABLE "packages" DROP COLUMN "shows_answers";
  ALTER TABLE "packages" DROP COLUMN "downloads";
  ALTER TABLE "packages" DROP COLUMN "passcode_hash";
  DROP TYPE "public"."enum_packages_downloads";`)
}
