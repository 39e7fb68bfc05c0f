CREATE TABLE "cash_receipt" (
	"receipt_id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"order_id" text NOT NULL,
	"payment_key" text NOT NULL,
	"origin" text NOT NULL,
	"act" text NOT NULL,
	"kind" text NOT NULL,
	"number" text,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"fact" text,
	"receipt_key" text DEFAULT '' NOT NULL,
	"cancels" text DEFAULT '' NOT NULL,
	"issue_number" text DEFAULT '' NOT NULL,
	"receipt_url" text DEFAULT '' NOT NULL,
	"fault" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "escrow_yn" text DEFAULT 'N' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "escrow_yn" text DEFAULT 'N' NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_receipt" ADD CONSTRAINT "cash_receipt_order_id_store_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_order"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_receipt_once" ON "cash_receipt" USING btree ("fact");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_receipt_under_way" ON "cash_receipt" USING btree ("payment_key","act") WHERE "cash_receipt"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "cash_receipt_order" ON "cash_receipt" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "cash_receipt_payment" ON "cash_receipt" USING btree ("payment_key");--> statement-breakpoint
CREATE INDEX "cash_receipt_due" ON "cash_receipt" USING btree ("due_at") WHERE "cash_receipt"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_in_cash" ON "payment" USING btree ("site_id","paid_at") WHERE "payment"."state" = 'done' and "payment"."method" <> 'CARD';