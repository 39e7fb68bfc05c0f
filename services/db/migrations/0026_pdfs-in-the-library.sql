ALTER TABLE "media" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "media_version" ADD COLUMN "poster" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_version" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "media_version" ADD COLUMN "pages" integer;