CREATE TABLE "product_goods" (
	"site_id" text NOT NULL,
	"product_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"colour" text DEFAULT '' NOT NULL,
	"choices" text[] DEFAULT '{}' NOT NULL,
	"covers" double precision,
	"order_no" integer NOT NULL,
	CONSTRAINT "product_goods_product_id_order_no_pk" PRIMARY KEY("product_id","order_no"),
	CONSTRAINT "product_goods_covers" CHECK ("product_goods"."covers" > 0)
);
--> statement-breakpoint
ALTER TABLE "product_category" ADD COLUMN "patterns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "exhibits_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_goods" ADD CONSTRAINT "product_goods_product_id_product_zin_prd_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("zin_prd_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Products are published before goods where one act publishes both.
ALTER TABLE "product_goods" ADD CONSTRAINT "product_goods_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE cascade ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "product_goods_goods" ON "product_goods" USING btree ("goods_id");--> statement-breakpoint
-- A product costs what its goods cost. What staff wrote until now is moved aside, because it was another price than that of the goods.
INSERT INTO "orphan" ("table_name", "column_name", "missing", "outcome", "row")
  SELECT 'product', 'price_from', "price_from"::text, 'dropped', to_jsonb("product") FROM "product" WHERE "price_from" IS NOT NULL;--> statement-breakpoint
UPDATE "record" SET "draft" = "draft" - 'priceFrom', "published" = "published" - 'priceFrom' WHERE "type" = 'products';--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "price_from";