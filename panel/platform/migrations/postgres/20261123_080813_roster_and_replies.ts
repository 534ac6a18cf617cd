import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "roster_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"person" numeric NOT NULL,
  	"state" varchar DEFAULT 'read' NOT NULL,
  	"columns" jsonb,
  	"finished_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "roster_rows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"roster" numeric NOT NULL,
  	"line" numeric NOT NULL,
  	"state" varchar DEFAULT 'waiting' NOT NULL,
  	"external_id" varchar,
  	"talent" numeric,
  	"cells" jsonb,
  	"photos" jsonb,
  	"report" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"accepted_pt" varchar,
  	"accepted_en" varchar,
  	"declined_pt" varchar,
  	"declined_en" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE INDEX "roster_imports_state_idx" ON "roster_imports" USING btree ("state");
  CREATE INDEX "roster_imports_updated_at_idx" ON "roster_imports" USING btree ("updated_at");
  CREATE INDEX "roster_imports_created_at_idx" ON "roster_imports" USING btree ("created_at");
  CREATE INDEX "roster_rows_roster_idx" ON "roster_rows" USING btree ("roster");
  CREATE INDEX "roster_rows_updated_at_idx" ON "roster_rows" USING btree ("updated_at");
  CREATE INDEX "roster_rows_created_at_idx" ON "roster_rows" USING btree ("created_at");
  CREATE INDEX "roster_state_idx" ON "roster_rows" USING btree ("roster","state");
  CREATE UNIQUE INDEX "roster_line_idx" ON "roster_rows" USING btree ("roster","line");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "roster_imports" CASCADE;
  DROP TABLE "roster_rows" CASCADE;
  DROP TABLE "replies" CASCADE;`)
}
