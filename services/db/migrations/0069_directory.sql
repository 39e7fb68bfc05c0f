CREATE TABLE "directory" (
	"id" text PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"protocol" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"issuer" text DEFAULT '' NOT NULL,
	"client_name" text DEFAULT '' NOT NULL,
	"client_secret" text,
	"entry_point" text DEFAULT '' NOT NULL,
	"certificates" text[] DEFAULT '{}' NOT NULL,
	"domains" text[] DEFAULT '{}' NOT NULL,
	"group_claim" text DEFAULT '' NOT NULL,
	"match_claim" text DEFAULT '' NOT NULL,
	"group_roles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"provisioning" text DEFAULT 'scim' NOT NULL,
	"has_passwords" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory_account" (
	"issuer" text NOT NULL,
	"subject_index" text NOT NULL,
	"staff_id" text NOT NULL,
	"is_managed" boolean DEFAULT false NOT NULL,
	"shown_as" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "directory_account_issuer_subject_index_pk" PRIMARY KEY("issuer","subject_index")
);
--> statement-breakpoint
CREATE TABLE "directory_group" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"external_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory_membership" (
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "directory_membership_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "directory_request" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"visit_hash" text NOT NULL,
	"facts" text NOT NULL,
	"answer" text,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory_user" (
	"id" text PRIMARY KEY NOT NULL,
	"login_index" text NOT NULL,
	"external_index" text,
	"profile" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"staff_id" text,
	"is_managed" boolean DEFAULT false NOT NULL,
	"held_at" timestamp with time zone,
	"gone_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scim_token" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"title" text NOT NULL,
	"created_by" text,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "directory_account" ADD CONSTRAINT "directory_account_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_membership" ADD CONSTRAINT "directory_membership_group_id_directory_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."directory_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_membership" ADD CONSTRAINT "directory_membership_user_id_directory_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."directory_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_user" ADD CONSTRAINT "directory_user_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_token" ADD CONSTRAINT "scim_token_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_account_staff" ON "directory_account" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_group_title" ON "directory_group" USING btree ("title");--> statement-breakpoint
CREATE INDEX "directory_membership_user" ON "directory_membership" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "directory_request_visit" ON "directory_request" USING btree ("visit_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_user_login" ON "directory_user" USING btree ("login_index");--> statement-breakpoint
CREATE INDEX "directory_user_external" ON "directory_user" USING btree ("external_index");--> statement-breakpoint
CREATE INDEX "directory_user_staff" ON "directory_user" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_token_hash" ON "scim_token" USING btree ("token_hash");