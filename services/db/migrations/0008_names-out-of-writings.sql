-- Replies and reviews held the author's whole name in plain text. They keep the masked name that visitors are shown (P1, decision 9).
-- An expression in USING makes PostgreSQL write the table anew, so that no page of its file holds the old text any more.
ALTER TABLE "event_reply" RENAME COLUMN "member_name" TO "shown_name";--> statement-breakpoint
ALTER TABLE "event_reply" ALTER COLUMN "shown_name" SET DATA TYPE text USING CASE
  WHEN normalize(trim("shown_name"), NFC) = '' THEN CASE WHEN "member_no" = '' THEN '' ELSE '회원' END
  WHEN char_length(normalize(trim("shown_name"), NFC)) = 1 THEN '*'
  WHEN char_length(normalize(trim("shown_name"), NFC)) = 2 THEN left(normalize(trim("shown_name"), NFC), 1) || '*'
  ELSE left(normalize(trim("shown_name"), NFC), 1) || repeat('*', char_length(normalize(trim("shown_name"), NFC)) - 2) || right(normalize(trim("shown_name"), NFC), 1)
END;--> statement-breakpoint
ALTER TABLE "event_review" RENAME COLUMN "member_name" TO "shown_name";--> statement-breakpoint
ALTER TABLE "event_review" ALTER COLUMN "shown_name" SET DATA TYPE text USING CASE
  WHEN normalize(trim("shown_name"), NFC) = '' THEN CASE WHEN "member_no" = '' THEN '' ELSE '회원' END
  WHEN char_length(normalize(trim("shown_name"), NFC)) = 1 THEN '*'
  WHEN char_length(normalize(trim("shown_name"), NFC)) = 2 THEN left(normalize(trim("shown_name"), NFC), 1) || '*'
  ELSE left(normalize(trim("shown_name"), NFC), 1) || repeat('*', char_length(normalize(trim("shown_name"), NFC)) - 2) || right(normalize(trim("shown_name"), NFC), 1)
END;--> statement-breakpoint
ALTER TABLE "interior_reply" RENAME COLUMN "member_name" TO "shown_name";--> statement-breakpoint
ALTER TABLE "interior_reply" ALTER COLUMN "shown_name" SET DATA TYPE text USING CASE
  WHEN normalize(trim("shown_name"), NFC) = '' THEN CASE WHEN "member_no" = '' THEN '' ELSE '회원' END
  WHEN char_length(normalize(trim("shown_name"), NFC)) = 1 THEN '*'
  WHEN char_length(normalize(trim("shown_name"), NFC)) = 2 THEN left(normalize(trim("shown_name"), NFC), 1) || '*'
  ELSE left(normalize(trim("shown_name"), NFC), 1) || repeat('*', char_length(normalize(trim("shown_name"), NFC)) - 2) || right(normalize(trim("shown_name"), NFC), 1)
END;
