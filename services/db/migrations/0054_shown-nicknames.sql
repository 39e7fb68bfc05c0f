-- The sign-up promises that others see the nickname; what was written before carries it too. A business has none and stays masked.
UPDATE "interior_reply" SET "shown_name" = "member"."nickname" FROM "member" WHERE "member"."member_no" = "interior_reply"."member_no" AND "member"."nickname" <> '';--> statement-breakpoint
UPDATE "event_reply" SET "shown_name" = "member"."nickname" FROM "member" WHERE "member"."member_no" = "event_reply"."member_no" AND "member"."nickname" <> '';--> statement-breakpoint
UPDATE "event_review" SET "shown_name" = "member"."nickname" FROM "member" WHERE "member"."member_no" = "event_review"."member_no" AND "member"."nickname" <> '';--> statement-breakpoint
UPDATE "goods_review" SET "shown_name" = "member"."nickname" FROM "member" WHERE "member"."member_no" = "goods_review"."member_no" AND "member"."nickname" <> '';--> statement-breakpoint
UPDATE "goods_question" SET "shown_name" = "member"."nickname" FROM "member" WHERE "member"."member_no" = "goods_question"."member_no" AND "member"."nickname" <> '';
