ALTER TABLE "store_order" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "store_order_paid" ON "store_order" USING btree ("site_id","paid_at","order_id") WHERE "store_order"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "refund_settled" ON "refund" USING btree ("site_id","settled_at") WHERE "refund"."state" = 'done';--> statement-breakpoint
-- By hand: orders of before were paid when they last moved there, but for those whose bank took the deposit back afterwards.
UPDATE "store_order" SET "paid_at" = "paid"."at" FROM (
  SELECT DISTINCT ON ("order_id") "order_id", "move_seq", "at" FROM "store_order_move" WHERE "to_state" = 'paid' ORDER BY "order_id", "move_seq" DESC
) AS "paid"
WHERE "paid"."order_id" = "store_order"."order_id" AND NOT EXISTS (
  SELECT 1 FROM "store_order_move" AS "later" WHERE "later"."order_id" = "paid"."order_id" AND "later"."move_seq" > "paid"."move_seq" AND "later"."to_state" = 'waiting'
);
