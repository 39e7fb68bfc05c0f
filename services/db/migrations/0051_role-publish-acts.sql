-- Taking away what visitors see became an act of its own: roles that could do it with the right to write keep it.
UPDATE "role" SET "rights" = jsonb_set("rights", '{media,acts}', "rights" #> '{media,acts}' || '["publish"]'::jsonb) WHERE "rights" #> '{media,acts}' @> '["write"]'::jsonb;--> statement-breakpoint
UPDATE "role" SET "rights" = jsonb_set("rights", '{reviews,acts}', "rights" #> '{reviews,acts}' || '["publish"]'::jsonb) WHERE "rights" #> '{reviews,acts}' @> '["write"]'::jsonb;--> statement-breakpoint
UPDATE "role" SET "rights" = jsonb_set("rights", '{questions,acts}', "rights" #> '{questions,acts}' || '["publish"]'::jsonb) WHERE "rights" #> '{questions,acts}' @> '["write"]'::jsonb;--> statement-breakpoint
UPDATE "role" SET "rights" = jsonb_set("rights", '{replies,acts}', ("rights" #> '{replies,acts}') - 'write' || '["publish"]'::jsonb) WHERE "rights" #> '{replies,acts}' @> '["write"]'::jsonb;
