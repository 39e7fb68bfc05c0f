ALTER TABLE "home_tour_photo" ADD COLUMN "unused_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "home_tour_photo_unused" ON "home_tour_photo" USING btree ("site_id","unused_at") WHERE "home_tour_photo"."unused_at" is not null;--> statement-breakpoint
-- Which of the earlier photographs are used is found out after the usual wait.
UPDATE "home_tour_photo" SET "unused_at" = now();
