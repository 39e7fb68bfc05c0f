ALTER TABLE "store_order" ADD COLUMN "arrive_from" text;--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "arrive_until" text;