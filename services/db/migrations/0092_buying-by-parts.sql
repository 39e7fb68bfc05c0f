ALTER TABLE "cancel_request" ADD COLUMN "items" jsonb;--> statement-breakpoint
ALTER TABLE "cancel_request" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "cancel_request" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "cancel_request" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "refund_request" ADD COLUMN "cancel_seq" integer;--> statement-breakpoint
ALTER TABLE "cancel_request" ADD CONSTRAINT "cancel_request_refund_id_refund_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("refund_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_cancel_seq_cancel_request_request_seq_fk" FOREIGN KEY ("cancel_seq") REFERENCES "public"."cancel_request"("request_seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancel_request_refund" ON "cancel_request" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "refund_request_cancel" ON "refund_request" USING btree ("cancel_seq");