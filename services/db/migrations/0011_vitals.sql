CREATE TABLE "vital_count" (
	"site_id" text NOT NULL,
	"day" text NOT NULL,
	"route" text NOT NULL,
	"device" text NOT NULL,
	"vital" text NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "vital_count_site_id_day_route_device_vital_pk" PRIMARY KEY("site_id","day","route","device","vital")
);
