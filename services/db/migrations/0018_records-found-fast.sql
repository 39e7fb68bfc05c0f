-- Pairs are numbers from here on; what was stored is computed anew when the records are adopted (adopt-records.ts).
ALTER TABLE "record" DROP COLUMN "pairs";--> statement-breakpoint
ALTER TABLE "record" ADD COLUMN "pairs" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- What lists read stays in the row itself; forms lie beside it, so that going through many rows reads little.
ALTER TABLE "record" ALTER COLUMN "name" SET STORAGE MAIN, ALTER COLUMN "facets" SET STORAGE MAIN, ALTER COLUMN "search_text" SET STORAGE MAIN, ALTER COLUMN "pairs" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "record" SET (toast_tuple_target = 512);--> statement-breakpoint
DROP INDEX "record_name";--> statement-breakpoint
DROP INDEX "record_updated";--> statement-breakpoint
DROP INDEX "record_sort_at";--> statement-breakpoint
DROP INDEX "record_sort_order";--> statement-breakpoint
CREATE INDEX "record_state" ON "record" USING btree ("site_id","type","state") WHERE "record"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "record_trash" ON "record" USING btree ("site_id","type","updated_at","id") WHERE "record"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "record_name" ON "record" USING btree ("site_id","type","name","id") WHERE "record"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "record_updated" ON "record" USING btree ("site_id","type","updated_at","id") WHERE "record"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "record_sort_at" ON "record" USING btree ("site_id","type","sort_at","id") WHERE "record"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "record_sort_order" ON "record" USING btree ("site_id","type","sort_order","id") WHERE "record"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "record_pairs" ON "record" USING gin ("pairs") WITH (gin_pending_list_limit=256);
