ALTER TABLE "search_tag" ADD COLUMN "place" text DEFAULT 'fill' NOT NULL;--> statement-breakpoint
-- By hand: forms of words that were written before have the place that they had.
UPDATE "record" SET "draft" = "draft" || '{"place":"fill"}'::jsonb WHERE "type" = 'search-tags' AND NOT "draft" ? 'place';--> statement-breakpoint
UPDATE "record" SET "published" = "published" || '{"place":"fill"}'::jsonb WHERE "type" = 'search-tags' AND "published" IS NOT NULL AND NOT "published" ? 'place';
