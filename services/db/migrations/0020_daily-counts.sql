CREATE TABLE "daily_count" (
	"site_id" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"source" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_count_site_id_kind_day_subject_source_pk" PRIMARY KEY("site_id","kind","day","subject","source")
);
