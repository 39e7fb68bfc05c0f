CREATE TABLE "staff_door" (
	"id" text PRIMARY KEY NOT NULL,
	"networks" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
