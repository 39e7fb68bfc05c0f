-- Whose role could cancel orders and refund returns until now keeps it: giving money back is a right of its own beside these.
UPDATE "role" SET "rights" = "rights" || '{"refunds":{"acts":["write"]}}'::jsonb
WHERE "rights" #> '{orders,acts}' @> '["write"]'::jsonb OR "rights" #> '{returns,acts}' @> '["write"]'::jsonb;
