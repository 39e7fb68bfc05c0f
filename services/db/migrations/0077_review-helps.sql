CREATE TABLE "goods_review_help" (
	"review_seq" integer NOT NULL,
	"member_no" text NOT NULL,
	"site_id" text NOT NULL,
	"helped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goods_review_help_review_seq_member_no_pk" PRIMARY KEY("review_seq","member_no")
);
--> statement-breakpoint
ALTER TABLE "goods_review_help" ADD CONSTRAINT "goods_review_help_review_seq_goods_review_review_seq_fk" FOREIGN KEY ("review_seq") REFERENCES "public"."goods_review"("review_seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_review_help" ADD CONSTRAINT "goods_review_help_member_no_member_member_no_fk" FOREIGN KEY ("member_no") REFERENCES "public"."member"("member_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_review_help_member" ON "goods_review_help" USING btree ("member_no");