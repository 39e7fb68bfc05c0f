ALTER TABLE "store_order_line" ADD COLUMN "option_less" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_order_line" ADD COLUMN "option_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "option_of" integer;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_option_of_store_order_line_line_seq_fk" FOREIGN KEY ("option_of") REFERENCES "public"."store_order_line"("line_seq") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_option_of" ON "refund" USING btree ("option_of");--> statement-breakpoint
ALTER TABLE "store_order_line" ADD CONSTRAINT "store_order_line_option" CHECK ("store_order_line"."option_back" between 0 and "store_order_line"."option_less");