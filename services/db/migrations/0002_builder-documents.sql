ALTER TABLE "document" ADD COLUMN "draft_name" text;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "draft_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "published_hash" text;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "section" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "uses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "published_uses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "problems" integer;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "save_keys" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "revision" ADD COLUMN "blocks" integer;--> statement-breakpoint
CREATE INDEX "document_uncounted" ON "document" USING btree ("site_id") WHERE problems is null and deleted_at is null;