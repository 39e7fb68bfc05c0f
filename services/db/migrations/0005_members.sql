CREATE TABLE "business" (
	"member_no" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"biz_reg_num" text NOT NULL,
	"biz_name" text NOT NULL,
	"owner" text NOT NULL,
	"start_dt" text NOT NULL,
	"type" text NOT NULL,
	"type_desc" text DEFAULT '' NOT NULL,
	"phone_num" text,
	"recommender" text DEFAULT '' NOT NULL,
	"joined_by" text DEFAULT '' NOT NULL,
	"bypass" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_request" (
	"request_no" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"purpose" text NOT NULL,
	"visit_hash" text NOT NULL,
	"key_hash" text,
	"answer" text,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_consent" (
	"id" text PRIMARY KEY NOT NULL,
	"member_no" text NOT NULL,
	"terms_type" text NOT NULL,
	"version" text NOT NULL,
	"agreed" boolean NOT NULL,
	"channel" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_session" (
	"id" text PRIMARY KEY NOT NULL,
	"member_no" text NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	"keep_login" boolean DEFAULT false NOT NULL,
	"password_confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"member_no" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"member_id" text,
	"password_hash" text,
	"status" text DEFAULT 'NORMAL' NOT NULL,
	"member_type" text DEFAULT 'P' NOT NULL,
	"membership_grade" text DEFAULT 'BASIC' NOT NULL,
	"join_channel" text DEFAULT 'WEB' NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"member_name" text,
	"birth_date" text,
	"gender" text,
	"national_info" text,
	"mobile_co" text,
	"mobile_no" text,
	"mobile_index" text,
	"email" text,
	"email_index" text,
	"zip_code" text DEFAULT '' NOT NULL,
	"address" text,
	"address_detail" text,
	"housing_type" text DEFAULT '' NOT NULL,
	"ci" text,
	"di" text,
	"ci_index" text,
	"certified" text DEFAULT 'N' NOT NULL,
	"servise_terms_yn" text DEFAULT 'N' NOT NULL,
	"personal_info_collected_yn" text DEFAULT 'N' NOT NULL,
	"location_yn" text DEFAULT 'N' NOT NULL,
	"goods_marketing_yn" text DEFAULT 'N' NOT NULL,
	"event_marketing_yn" text DEFAULT 'N' NOT NULL,
	"ad_marketing_yn" text DEFAULT 'N' NOT NULL,
	"staff_yn" text DEFAULT 'N' NOT NULL,
	"employee_email" text,
	"biz_yn" text DEFAULT 'N' NOT NULL,
	"password_changed_at" timestamp with time zone,
	"password_remind_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_account" (
	"site_id" text NOT NULL,
	"sns_type" text NOT NULL,
	"sns_index" text NOT NULL,
	"member_no" text NOT NULL,
	"sns_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_account_site_id_sns_type_sns_index_pk" PRIMARY KEY("site_id","sns_type","sns_index")
);
--> statement-breakpoint
CREATE TABLE "social_request" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"sns_type" text NOT NULL,
	"visit_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"callback" text NOT NULL,
	"answer" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_mail_code" (
	"email_index" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sends" integer DEFAULT 1 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"draft" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business" ADD CONSTRAINT "business_member_no_member_member_no_fk" FOREIGN KEY ("member_no") REFERENCES "public"."member"("member_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_session" ADD CONSTRAINT "member_session_member_no_member_member_no_fk" FOREIGN KEY ("member_no") REFERENCES "public"."member"("member_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_account" ADD CONSTRAINT "social_account_member_no_member_member_no_fk" FOREIGN KEY ("member_no") REFERENCES "public"."member"("member_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_number" ON "business" USING btree ("site_id","biz_reg_num");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_request_key" ON "identity_request" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "member_consent_member" ON "member_consent" USING btree ("member_no","at");--> statement-breakpoint
CREATE INDEX "member_session_member" ON "member_session" USING btree ("member_no");--> statement-breakpoint
CREATE INDEX "member_session_expiry" ON "member_session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_login" ON "member" USING btree ("site_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_ci" ON "member" USING btree ("site_id","ci_index") WHERE status <> 'WITHDRAWN';--> statement-breakpoint
CREATE INDEX "member_mobile" ON "member" USING btree ("site_id","mobile_index");--> statement-breakpoint
CREATE INDEX "member_email" ON "member" USING btree ("site_id","email_index");--> statement-breakpoint
CREATE UNIQUE INDEX "social_account_member" ON "social_account" USING btree ("member_no","sns_type");--> statement-breakpoint
CREATE INDEX "visit_expiry" ON "visit" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "staff_throttle" RENAME TO "throttle";--> statement-breakpoint
ALTER TABLE "throttle" RENAME CONSTRAINT "staff_throttle_pkey" TO "throttle_pkey";
