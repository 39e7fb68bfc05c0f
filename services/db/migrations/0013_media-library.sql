CREATE TABLE "media_color" (
	"site_id" text NOT NULL,
	"file" text NOT NULL,
	"rank" integer NOT NULL,
	"l" real NOT NULL,
	"a" real NOT NULL,
	"b" real NOT NULL,
	"share" real NOT NULL,
	CONSTRAINT "media_color_site_id_file_rank_pk" PRIMARY KEY("site_id","file","rank")
);
--> statement-breakpoint
CREATE TABLE "media_folder" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_version" (
	"site_id" text NOT NULL,
	"file" text NOT NULL,
	"number" integer NOT NULL,
	"stored" text NOT NULL,
	"original" text NOT NULL,
	"crop" jsonb,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_version_site_id_file_number_pk" PRIMARY KEY("site_id","file","number")
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "kind" text DEFAULT 'picture' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "stored" text;--> statement-breakpoint
UPDATE "media" SET "stored" = "file";--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "stored" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "original" text;--> statement-breakpoint
UPDATE "media" SET "original" = "file";--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "original" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "crop" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "folder_id" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "decorative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focal" text DEFAULT '50% 50%' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "poster" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "captions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media_color" ADD CONSTRAINT "media_color_site_id_file_media_site_id_file_fk" FOREIGN KEY ("site_id","file") REFERENCES "public"."media"("site_id","file") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_folder" ADD CONSTRAINT "media_folder_parent_id_media_folder_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_version" ADD CONSTRAINT "media_version_site_id_file_media_site_id_file_fk" FOREIGN KEY ("site_id","file") REFERENCES "public"."media"("site_id","file") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_color_near" ON "media_color" USING btree ("site_id","l","a","b");--> statement-breakpoint
CREATE UNIQUE INDEX "media_folder_name" ON "media_folder" USING btree ("site_id",coalesce("parent_id", ''),"name");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_media_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_folder_newest" ON "media" USING btree ("site_id","folder_id","created_at") WHERE "media"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "media_stored" ON "media" USING btree ("site_id","stored");