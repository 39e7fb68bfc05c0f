ALTER TABLE "store_order" ADD COLUMN "cart_no" integer;--> statement-breakpoint
ALTER TABLE "store_order" ADD CONSTRAINT "store_order_cart_no_cart_cart_no_fk" FOREIGN KEY ("cart_no") REFERENCES "public"."cart"("cart_no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_order_cart" ON "store_order" USING btree ("cart_no");