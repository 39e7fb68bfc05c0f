ALTER TABLE "goods_variant" ADD COLUMN "code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_variant" ADD COLUMN "image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_variant" ADD COLUMN "image_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_variant" ADD COLUMN "low_at" integer;--> statement-breakpoint
CREATE INDEX "goods_variant_code" ON "goods_variant" USING btree ("site_id","code");--> statement-breakpoint
ALTER TABLE "goods_variant" ADD CONSTRAINT "goods_variant_low" CHECK ("goods_variant"."low_at" between 0 and 100000);