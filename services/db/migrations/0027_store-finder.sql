CREATE TABLE "shop_pick" (
	"site_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"member_no" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_pick_site_id_shop_id_member_no_pk" PRIMARY KEY("site_id","shop_id","member_no")
);
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "closed_dates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "picks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "expert_yn" text DEFAULT 'N' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "rec_cnt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_pick" ADD CONSTRAINT "shop_pick_shop_id_shop_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("shop_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_pick" ADD CONSTRAINT "shop_pick_member_no_member_member_no_fk" FOREIGN KEY ("member_no") REFERENCES "public"."member"("member_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_pick_member" ON "shop_pick" USING btree ("member_no");