CREATE TABLE "company_facts" (
	"site_id" text PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"owner" text NOT NULL,
	"company_address" text NOT NULL,
	"company_email" text NOT NULL,
	"business_number" text NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"hosting" text DEFAULT '' NOT NULL,
	"privacy_officer" text NOT NULL,
	"company_phone" text NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"sender" text NOT NULL,
	"mail_from" text DEFAULT '' NOT NULL,
	"text_from" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_terms" (
	"site_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"parcel_fee" integer NOT NULL,
	"parcel_free_from" integer,
	"freight_fee" integer NOT NULL,
	"freight_free_from" integer,
	"install_fee" integer NOT NULL,
	"install_free_from" integer,
	"parcel_jeju" integer NOT NULL,
	"parcel_island" integer NOT NULL,
	"freight_jeju" integer NOT NULL,
	"freight_island" integer NOT NULL,
	"install_jeju" integer NOT NULL,
	"install_island" integer NOT NULL,
	"parcel_collecting" integer NOT NULL,
	"freight_collecting" integer NOT NULL,
	"install_collecting" integer NOT NULL,
	"mind_days" integer NOT NULL,
	"deposit_hours" integer NOT NULL,
	"member_orders" integer NOT NULL,
	"member_minutes" integer NOT NULL,
	"member_share" integer NOT NULL,
	"guest_orders" integer NOT NULL,
	"guest_minutes" integer NOT NULL,
	"guest_share" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods" ALTER COLUMN "delivery_fee" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "goods" ALTER COLUMN "delivery_fee" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "terms" jsonb;